export { type InstallMethod, installMethod, isStandalone } from "./install-method";
export { type InstallPrompt, listenForInstallPrompt, useInstallState } from "./install-state";
