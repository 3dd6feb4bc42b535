/** A push to a page in view: by the specification a toast and fresh data, never a notification. */

import type { QueryClient } from "@tanstack/react-query";
import type { PushMessage } from "@/domain/push-message";
import { preloadTexts, translator } from "@/platform/i18n";
import { isChatShown } from "@/platform/navigation/is-chat-shown";
import { deleteDevice } from "@/platform/push/device-record";
import { endBrowserSubscription, refreshSubscription } from "@/platform/push/push";
import { pushTarget } from "@/platform/push/push-target";
import { handledReply, isMessageFromWorker, waitForTurn } from "@/platform/push/worker-messages";
import { rootKey } from "@/platform/query/query-roots";
import { goTo } from "@/stores/navigation";
import { isSignedIn, onSignOut, session, useSession } from "@/stores/session";
import { longToastDurationMs, showToast } from "@/stores/toasts";
import { pushAccount } from "./push-account";

let following = false;

/** Starts following pushes; later calls do nothing. */
export function followPushes(queryClient: QueryClient): void {
  if (following || !("serviceWorker" in navigator)) return;
  following = true;
  const texts = preloadTexts("push");
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (!isMessageFromWorker(event.data)) return;
    const note = event.data;
    const [port] = event.ports;
    const respond = () => port?.postMessage(handledReply);
    if (note.doorstep === "open") {
      goTo(note.target);
      respond();
      return;
    }
    refreshQueries(queryClient, note.message);
    if (!note.show || !port) return;
    // Only who can show it at once says so: while the texts are on their way the worker shows a notification.
    void texts
      .then(() => waitForTurn(port))
      .then(() => {
        showPushToast(note.message);
        respond();
      });
  });
  navigator.serviceWorker.startMessages();

  const fresh = () => void refreshSubscription(pushAccount());
  fresh();
  // A guest's device belongs to the account from the sign-in on.
  useSession.subscribe((now, before) => {
    if (now.accountKey !== before.accountKey && now.token !== null) fresh();
  });
  onSignOut(async () => {
    await deleteDevice();
    await endBrowserSubscription();
    await closeShown();
  });
}

/** Refetches what a push is about, where it is shown. */
function refreshQueries(queryClient: QueryClient, message: PushMessage): void {
  const { accountKey } = session();
  void queryClient.invalidateQueries({ queryKey: rootKey("notifications", accountKey) });
  if (message.type === "message") {
    void queryClient.invalidateQueries({ queryKey: rootKey("chat") });
    return;
  }
  if (message.orderId === null) return;
  void queryClient.invalidateQueries({ queryKey: rootKey("order", accountKey) });
  void queryClient.invalidateQueries({ queryKey: rootKey("orders", accountKey) });
}

/** The specification's three kinds: a message, a referral's card, anything else. */
function showPushToast(message: PushMessage): void {
  const t = translator("push");
  const target = pushTarget(message, isSignedIn());
  const open = { label: t("push.open"), run: () => goTo(target) };
  if (message.type === "message") {
    // An open chat shows the message itself.
    if (isChatShown()) return;
    showToast({
      id: "push-message",
      kind: "info",
      text: t("push.newMessage"),
      action: open,
    });
    return;
  }
  const text = message.body || message.title;
  const title = message.body ? message.title : undefined;
  if (message.type === "referral_code") {
    showToast({
      id: "push-referral",
      kind: "success",
      title,
      text,
      duration: longToastDurationMs,
      // A guest has no page for it.
      action: isSignedIn() ? open : undefined,
    });
    return;
  }
  const about = message.orderId;
  showToast({
    ...(about === null ? {} : { id: `push-order-${about}`, action: open }),
    kind: "info",
    title,
    text,
    duration: longToastDurationMs,
  });
}

/** A sign-out closes the account's notifications. */
async function closeShown(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}
