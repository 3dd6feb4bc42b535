export { type InstallMethod, installMethod, isStandalone } from "./install-method";
export { useInstallState } from "./install-prompt";
