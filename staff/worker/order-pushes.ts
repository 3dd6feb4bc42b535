/** Pushes about orders to a program of the shop's people whose page is closed: each stands in the place of the one before. */
declare const self: ServiceWorkerGlobalScope;

export interface PushedProgram {
  /** Where the program's pages are, e.g. "/board/". */
  readonly path: string;
  /** `type` of its pushes. */
  readonly type: string;
  /** How each kind of news comes; what `stays` waits for somebody, and sounds. */
  readonly news: Readonly<Record<string, "silent" | "sounds" | "stays">>;
}

interface Told {
  readonly orderId: number;
  readonly manner: "silent" | "sounds" | "stays";
  readonly title: string;
  readonly body: string;
}

/** What a push says; null for what is no push of the program. */
function read({ type, news: known }: PushedProgram, data: PushMessageData | null): Told | null {
  if (data === null) return null;
  try {
    const { data: fields } = data.json() as { data: Record<string, unknown> };
    const orderId = Number(fields.order_id);
    const news = String(fields.news);
    const manner = Object.hasOwn(known, news) ? known[news] : undefined;
    return fields.type === type && Number.isInteger(orderId) && manner !== undefined
      ? { orderId, manner, title: String(fields.title), body: String(fields.body) }
      : null;
  } catch {
    return null;
  }
}

async function pagesOf({ path }: PushedProgram): Promise<readonly WindowClient[]> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => new URL(url).pathname.startsWith(path));
}

async function show(program: PushedProgram, told: Told | null): Promise<void> {
  if (told === null) return;
  const tag = `${program.type.replace("_", "-")}-${told.orderId}`;
  // A page in view rings by itself.
  if ((await pagesOf(program)).some(({ visibilityState }) => visibilityState === "visible")) {
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
    return;
  }
  const isSilent = told.manner === "silent";
  // `renotify` is missing in the types of TypeScript's library.
  const options: NotificationOptions & { renotify: boolean } = {
    tag,
    body: told.body,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    dir: "auto",
    // Browsers want a notification for each push: an answer takes the place of its order without a sound.
    silent: isSilent,
    renotify: !isSilent,
    requireInteraction: told.manner === "stays",
    data: { orderId: told.orderId },
  };
  await self.registration.showNotification(told.title, options);
}

async function open(program: PushedProgram, orderId: number): Promise<void> {
  const [page] = await pagesOf(program);
  if (page === undefined) {
    await self.clients.openWindow(`${program.path}#order=${orderId}`);
    return;
  }
  page.postMessage({ type: "OPEN_ORDER", id: orderId });
  await page.focus();
}

export function listenToPushes(program: PushedProgram): void {
  self.addEventListener("push", (event) => event.waitUntil(show(program, read(program, event.data))));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { orderId } = event.notification.data as { orderId: number };
    event.waitUntil(open(program, orderId));
  });
}
