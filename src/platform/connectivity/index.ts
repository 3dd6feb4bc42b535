export {
  type Connectivity,
  calmDelay,
  check as checkConnectivity,
  connectivity,
  onConnectivityChange,
  reportMaintenance,
  reportOutcome,
  serverNow,
  serverOffset,
  startConnectivity,
  useConnectivity,
} from "./connectivity";
