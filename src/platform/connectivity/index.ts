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
  suspectedConnectivity,
  useConnectivity,
} from "./connectivity";
export { isServerClockKnown } from "./server-clock";
