/** The look of a notification. Of a payload, only its shortened texts and a picture of our own hosts are used. */
import { type Branding, inLanguage } from "@/domain/branding/branding";
import { type PushMessage, pushTag } from "@/domain/push-message";
import { direction, offeredLanguage } from "@/platform/i18n/languages";
import { workerText } from "@/platform/i18n/worker-texts";
import { readSession, type SessionRecord } from "@/platform/outbox/storage/session-record";
import { pushTarget } from "@/platform/push/push-target";
import { keptBranding } from "./branding";
import { serialize } from "./notification-queue";

declare const self: ServiceWorkerGlobalScope;

/** Options missing from the type library. */
interface FullOptions extends NotificationOptions {
  image?: string;
  renotify?: boolean;
  timestamp?: number;
}

/** Kept in a notification: the target of a click and the time it was sent. No ids of people. */
export interface NotificationData {
  target: string;
  sentAt: number | null;
}

/** The shop's own icons, else the build's. */
const lookOf = (branding: Branding | null) => ({
  icon: `${branding?.icons ?? "/icons/"}icon-192.png`,
  badge: `${branding?.icons ?? "/icons/"}badge-96.png`,
});

const languageOf = (session: SessionRecord | null) => offeredLanguage(session?.language);

/**
 * Shows a push. `again` repeats it without a sound, in the place of the one that is there. An older state of the same
 * order never takes the place of a newer one.
 */
export const showPush = (message: PushMessage, signedIn: boolean, how: "new" | "again"): Promise<void> =>
  serialize(() => show(message, signedIn, how));

/** For another account and for unreadable pushes: says that there is news, without details. */
export const showNeutralNotification = (): Promise<void> =>
  serialize(async () => {
    const branding = await keptBranding();
    const language = languageOf(await readSession().catch(() => null));
    const name = branding ? inLanguage(branding.name, language) : __APP_NAME__;
    await self.registration.showNotification(name, {
      ...lookOf(branding),
      body: workerText("push.news", language),
      tag: "neutral",
      lang: language,
      dir: direction(language),
      data: { target: "/", sentAt: null } satisfies NotificationData,
    });
  });

async function show(message: PushMessage, signedIn: boolean, how: "new" | "again"): Promise<void> {
  const tag = pushTag(message);
  const shown = await self.registration.getNotifications({ tag });
  const newer = shown.some((other) => {
    const sentAt = (other.data as Partial<NotificationData> | null)?.sentAt;
    return typeof sentAt === "number" && message.sentAt !== null && sentAt > message.sentAt;
  });
  if (newer) return;
  const session = await readSession().catch(() => null);
  const branding = await keptBranding();
  const language = languageOf(session);
  const silent = message.silent || how === "again";
  const image = pictureOf(message.image, session);
  const options: FullOptions = {
    ...lookOf(branding),
    body: message.body,
    tag,
    lang: language,
    dir: direction(language),
    silent,
    renotify: !silent,
    data: { target: pushTarget(message, signedIn), sentAt: message.sentAt } satisfies NotificationData,
    ...(image ? { image } : {}),
    ...(message.sentAt ? { timestamp: message.sentAt } : {}),
  };
  await self.registration.showNotification(message.title, options);
}

/** A picture of the shop or its API; another host would learn who reads this. */
function pictureOf(address: string | null, session: SessionRecord | null): string | null {
  if (address === null) return null;
  try {
    const url = new URL(address, self.location.origin);
    const own = [self.location.origin, session?.baseUrl ? new URL(session.baseUrl).origin : null];
    return own.includes(url.origin) ? url.href : null;
  } catch {
    return null;
  }
}
