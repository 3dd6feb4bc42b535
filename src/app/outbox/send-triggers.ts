/** When unsent rows are tried again: the shop responds, the network is back, the page becomes visible. */
import { onConnectivityChange } from "@/platform/connectivity";
import { flushOutbox, retryNow } from "@/platform/outbox";

/** Returns a function that stops it. */
export function startSendTriggers(): () => void {
  const unsubscribe = onConnectivityChange((status) => {
    if (status === "online") void retryNow();
  });
  const onVisible = () => {
    if (document.visibilityState === "visible") void flushOutbox();
  };
  const onOnline = () => void retryNow();
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("online", onOnline);
  return () => {
    unsubscribe();
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("online", onOnline);
  };
}
