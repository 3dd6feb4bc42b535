// @chunk cards
import { agesOf } from "@/platform/i18n/ages";
import { formatMessage } from "@/platform/i18n/message-format";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long ago: "just now", "12 min ago", "3 h ago", "2 d ago". `since` and `now` in epoch ms of one clock: what is stored
 * on the device is stamped by the device's. The future is now.
 */
export function formatAge(since: number, now: number, language = "en"): string {
  const age = now - since;
  const { justNow, minutesAgo, hoursAgo, daysAgo } = agesOf(language);
  if (!(age >= minute)) return justNow;
  const ago = (message: string, unit: number) =>
    formatMessage(message, { count: Math.floor(age / unit) }, language);
  if (age < hour) return ago(minutesAgo, minute);
  return age < day ? ago(hoursAgo, hour) : ago(daysAgo, day);
}
