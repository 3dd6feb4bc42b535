export {
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
  suspectedConnectivity,
  useConnectivity,
} from "./connectivity";
export type { Connectivity } from "./reduce";
export { useSuspectedConnectivity } from "./use-suspected-connectivity";
