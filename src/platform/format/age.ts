// @chunk cards
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Unit = "minute" | "hour" | "day";

const arabic: Record<Unit, { one: string; two: string; few: string; other: string }> = {
  minute: { one: "دقيقة", two: "دقيقتين", few: "دقائق", other: "دقيقة" },
  hour: { one: "ساعة", two: "ساعتين", few: "ساعات", other: "ساعة" },
  day: { one: "يوم", two: "يومين", few: "أيام", other: "يومًا" },
};
const english: Record<Unit, string> = { minute: "min", hour: "h", day: "d" };

/**
 * How long ago: "just now", "12 min ago", "3 h ago", "2 d ago". `since` and `now` in epoch ms of one clock: what is kept
 * on the device is stamped by the device's. The future is now.
 */
export function formatAge(since: number, now: number, language = "en"): string {
  const age = now - since;
  if (!(age >= minute)) return language === "ar" ? "الآن" : "just now";
  if (age < hour) return ago(Math.floor(age / minute), "minute", language);
  if (age < day) return ago(Math.floor(age / hour), "hour", language);
  return ago(Math.floor(age / day), "day", language);
}

function ago(count: number, unit: Unit, language: string): string {
  if (language !== "ar") return `${count} ${english[unit]} ago`;
  const words = arabic[unit];
  if (count === 1) return `قبل ${words.one}`;
  if (count === 2) return `قبل ${words.two}`;
  return `قبل ${count} ${count <= 10 ? words.few : words.other}`;
}
