// @chunk none
export { isBusy, markBusy } from "./build-lock";
export { startWorker, workerRegistration } from "./start-worker";
export { useUpdate } from "./use-update";
