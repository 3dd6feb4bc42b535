export { followInstall, type InstallPrompt, useInstallState } from "./install-state";
export { type InstallWay, installWay, isStandalone } from "./install-way";
