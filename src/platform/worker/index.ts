export { buildLockName, busyLockName, isBusy, markBusy, onceFree } from "./build-lock";
export { applyUpdate, startWorker, useUpdate, workerAddress, workerRegistration } from "./updates";
