"""What is promised of safety, put to the proof: ``othellier epreuve`` repeats it for as long as it is told to."""
