// @chunk-folder frame

export {
  type Connectivity,
  calmDelay,
  check as checkConnectivity,
  connectivity,
  onChecked as onConnectivityChecked,
  onConnectivityChange,
  onRecovered,
  reportMaintenance,
  reportOutcome,
  reportWaiting,
  restoreServerOffset,
  serverNow,
  serverOffset,
  startConnectivity,
  useConnectivity,
} from "./connectivity";
export { isServerClockKnown } from "./server-clock";
export { useSuspectedConnectivity } from "./use-suspected-connectivity";
