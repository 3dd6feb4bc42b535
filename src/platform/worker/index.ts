// @chunk none
// @chunk-folder frame

export { buildLockName, busyLockName, isBusy, markBusy, runWhenNotBusy } from "./build-lock";
export { startWorker, workerRegistration, workerUrl } from "./start-worker";
export { applyUpdate, useUpdate } from "./update-state";
