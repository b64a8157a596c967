; Inno Setup's recipe: the frozen folder as one installer for Windows, for one user or, when asked, for all. Untried.
;   ISCC /DVersion=1.0.0 /DDossier=..\..\dist\othellier othellier.iss

[Setup]
AppId={{7D0B7A2E-5C1F-4B1B-9C53-0E2F6D3C8A41}
AppName=Othellier
AppVersion={#Version}
AppVerName=Othellier {#Version}
DefaultDirName={autopf}\Othellier
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=othellier-{#Version}-windows
UninstallDisplayIcon={app}\othellierw.exe

[Languages]
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
fr.Preparer=Préparation du moteur de jeu, une seule fois…
en.Preparer=Preparing the engine, once only…
fr.Partie=Partie ou position d'Othello
en.Partie=Othello game or position
fr.Classe=Séance de classe, ou copie d'élève
en.Classe=Session for a class, or work of a pupil

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Dossier}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{autoprograms}\Othellier"; Filename: "{app}\othellierw.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\Othellier.Partie"; ValueType: string; ValueData: "{cm:Partie}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Othellier.Partie\shell\open\command"; ValueType: string; ValueData: """{app}\othellierw.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Othellier.Classe"; ValueType: string; ValueData: "{cm:Classe}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Othellier.Classe\shell\open\command"; ValueType: string; ValueData: """{app}\othellierw.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.sgf\OpenWithProgids"; ValueType: string; ValueName: "Othellier.Partie"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.ggf\OpenWithProgids"; ValueType: string; ValueName: "Othellier.Partie"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.obf\OpenWithProgids"; ValueType: string; ValueName: "Othellier.Partie"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.seance\OpenWithProgids"; ValueType: string; ValueName: "Othellier.Classe"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.copie\OpenWithProgids"; ValueType: string; ValueName: "Othellier.Classe"; Flags: uninsdeletevalue

[Run]
Filename: "{app}\othellier.exe"; Parameters: "-m ecosysteme.moteur.chauffe"; StatusMsg: "{cm:Preparer}"; Flags: runhidden runasoriginaluser
Filename: "{app}\othellierw.exe"; Description: "{cm:LaunchProgram,Othellier}"; Flags: nowait postinstall skipifsilent runasoriginaluser
