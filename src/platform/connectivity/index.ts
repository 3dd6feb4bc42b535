// @chunk-folder frame

export {
  announceDelayMs,
  type Connectivity,
  checkConnectivity,
  connectivity,
  onConnectivityChange,
  onConnectivityChecked,
  onRecovered,
  reportMaintenance,
  reportOutcome,
  reportSlowRequest,
  restoreServerOffset,
  serverNow,
  serverOffset,
  startConnectivity,
  useConnectivity,
} from "./connectivity";
export { isServerClockKnown } from "./server-clock";
export { useSuspectedConnectivity } from "./use-suspected-connectivity";
