/** Pushes to a closed board: a new order's notification stays until somebody answers it. */
declare const self: ServiceWorkerGlobalScope;

const boardPath = "/board/";

interface Told {
  readonly orderId: number;
  readonly news: "new" | "answered";
  readonly title: string;
  readonly body: string;
}

/** What a push says; null for what is no push of the board. */
function read(data: PushMessageData | null): Told | null {
  if (data === null) return null;
  try {
    const { data: fields } = data.json() as { data: Record<string, unknown> };
    const orderId = Number(fields.order_id);
    const { news, title, body } = fields;
    const isWhole = Number.isInteger(orderId) && (news === "new" || news === "answered");
    return fields.type === "board_order" && isWhole
      ? { orderId, news, title: String(title), body: String(body) }
      : null;
  } catch {
    return null;
  }
}

const tagOf = (orderId: number): string => `board-order-${orderId}`;

async function boards(): Promise<readonly WindowClient[]> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname.startsWith(boardPath));
}

async function show(told: Told | null): Promise<void> {
  if (told === null) return;
  const tag = tagOf(told.orderId);
  // A board in view rings by itself.
  if ((await boards()).some(({ visibilityState }) => visibilityState === "visible")) {
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
    return;
  }
  const isNew = told.news === "new";
  // `renotify` is missing in the types of TypeScript's library.
  const options: NotificationOptions & { renotify: boolean } = {
    tag,
    body: told.body,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    dir: "auto",
    // Browsers want a notification for each push: an answer takes the place of its order without a sound.
    silent: !isNew,
    renotify: isNew,
    requireInteraction: isNew,
    data: { orderId: told.orderId },
  };
  await self.registration.showNotification(told.title, options);
}

async function open(orderId: number): Promise<void> {
  const [board] = await boards();
  if (board === undefined) {
    await self.clients.openWindow(`${boardPath}#order=${orderId}`);
    return;
  }
  board.postMessage({ type: "OPEN_ORDER", id: orderId });
  await board.focus();
}

export function listenToPushes(): void {
  self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { orderId } = event.notification.data as { orderId: number };
    event.waitUntil(open(orderId));
  });
}
