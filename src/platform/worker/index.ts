// @chunk none
// @chunk-folder frame

export { buildLockName, busyLockName, isBusy, markBusy, onceFree } from "./build-lock";
export { startWorker, workerAddress, workerRegistration } from "./start-worker";
export { applyUpdate, useUpdate } from "./update-state";
