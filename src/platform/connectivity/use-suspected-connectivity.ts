import { useSyncExternalStore } from "react";
import {
  onConnectivityChange,
  onConnectivityChecked,
  onRecovered,
  suspectedConnectivity,
} from "./connectivity";

/** The suspected state of the network, also while it is not certain enough to be announced. */
export const useSuspectedConnectivity = () => useSyncExternalStore(subscribe, suspectedConnectivity);

function subscribe(changed: () => void): () => void {
  const stops = [onConnectivityChange(changed), onConnectivityChecked(changed), onRecovered(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}
