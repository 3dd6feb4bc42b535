// @chunk none
// @chunk-folder frame

export { isBusy, markBusy } from "./build-lock";
export { startWorker, workerRegistration } from "./start-worker";
export { useUpdate } from "./use-update";
