/** This browser's abilities, and the shopper's permission. */

/**
 * `install-first`: iOS gives push to apps on the home screen only. `off`: possible and not requested yet.
 * `denied`: the browser asks no more; only its settings help.
 */
export type PushSupport = "unsupported" | "install-first" | "denied" | "off" | "allowed";

interface AppleNavigator {
  /** Safari on iOS: true when started from the home screen. */
  standalone?: boolean;
}

export function pushSupport(): PushSupport {
  const needed = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!needed) return (navigator as AppleNavigator).standalone === false ? "install-first" : "unsupported";
  switch (Notification.permission) {
    case "granted":
      return "allowed";
    case "denied":
      return "denied";
    default:
      return "off";
  }
}

/** Call it in the handler of a press. Old Safari reports by the callback only. */
export async function requestPushPermission(): Promise<PushSupport> {
  await new Promise<NotificationPermission>((resolve) => {
    void Promise.resolve(Notification.requestPermission(resolve)).then(
      (permission) => permission && resolve(permission),
    );
  });
  return pushSupport();
}
