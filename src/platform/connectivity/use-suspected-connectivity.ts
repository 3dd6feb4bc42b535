import { useSyncExternalStore } from "react";
import {
  onConnectivityChange,
  onConnectivityChecked,
  onRecovered,
  suspectedConnectivity,
} from "./connectivity";

/** What is thought of the network now, followed also while it is not sure enough to be announced. */
export const useSuspectedConnectivity = () => useSyncExternalStore(follow, suspectedConnectivity);

function follow(changed: () => void): () => void {
  const stops = [onConnectivityChange(changed), onConnectivityChecked(changed), onRecovered(changed)];
  return () => {
    for (const stop of stops) stop();
  };
}
