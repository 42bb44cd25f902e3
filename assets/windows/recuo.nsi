; The installer for Windows, for one user and without an administrator:
; makensis -DVERSION=0.1.0 -DFOLDER=files -DOUTPUT=setup.exe assets/windows/recuo.nsi
; FOLDER has recuo.exe and the files beside it.

; The default, a program of 32 bits, cannot be tested under Wine of 64 bits.
Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave off
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh

Name "recuo"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\recuo"
InstallDirRegKey HKCU "Software\recuo" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "recuo"
VIAddVersionKey FileDescription "recuo"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "MIT OR Apache-2.0"

!define MUI_ICON recuo.ico
!define MUI_UNICON recuo.ico
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION open
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first is that of all other systems.
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Portuguese
!insertmacro MUI_LANGUAGE PortugueseBR
!insertmacro MUI_LANGUAGE Spanish

!define CLASS "Software\Classes\Applications\recuo.exe"
!define PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths\recuo.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\recuo"

Function open
    ; As from the menu.
    Exec '"$WINDIR\explorer.exe" "$SMPROGRAMS\recuo.lnk"'
FunctionEnd

Section
    SetOutPath $INSTDIR
    File /r "${FOLDER}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    ; Exports go to the folder that a program is started in, which is SetOutPath for a shortcut.
    SetOutPath $DOCUMENTS
    CreateShortcut "$SMPROGRAMS\recuo.lnk" "$INSTDIR\recuo.exe"
    SetOutPath $INSTDIR
    WriteRegStr HKCU "Software\recuo" "Folder" $INSTDIR
    ; Win + R and `start recuo` find it.
    WriteRegStr HKCU "${PATHS}" "" "$INSTDIR\recuo.exe"
    ; "Open with" offers it for lessons, without taking them from an editor.
    WriteRegStr HKCU "${CLASS}" "FriendlyAppName" "recuo"
    WriteRegStr HKCU "${CLASS}\SupportedTypes" ".ron" ""
    WriteRegStr HKCU "${CLASS}\shell\open\command" "" '"$INSTDIR\recuo.exe" -- "%1"'
    WriteRegStr HKCU "Software\Classes\.ron\OpenWithList\recuo.exe" "" ""
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "recuo"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\recuo.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The recuo authors"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

; Settings, progress and lessons of one's own stay.
Section un.install
    Delete "$INSTDIR\recuo.exe"
    Delete "$INSTDIR\README*.md"
    Delete "$INSTDIR\CHANGELOG.md"
    Delete "$INSTDIR\LICENSE-*"
    Delete "$INSTDIR\NOTICES*"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\recuo.lnk"
    DeleteRegKey HKCU "${PATHS}"
    DeleteRegKey HKCU "${CLASS}"
    DeleteRegKey HKCU "Software\Classes\.ron\OpenWithList\recuo.exe"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\recuo"
SectionEnd
