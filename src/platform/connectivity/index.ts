export {
  type Connectivity,
  calmDelay,
  check as checkConnectivity,
  connectivity,
  onConnectivityChange,
  reportMaintenance,
  reportOutcome,
  restoreServerOffset,
  serverNow,
  serverOffset,
  startConnectivity,
  useConnectivity,
} from "./connectivity";
