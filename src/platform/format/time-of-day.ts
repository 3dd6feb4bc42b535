import { formatsOf } from "@/platform/i18n/formats";

/** A time of day of the wire ("21:30:00") in the shop's form; "" when it is none. */
export function formatTimeOfDay(value: string, clock: { hours: "12" | "24"; language: string }): string {
  const [hours = "", minutes = ""] = value.split(":");
  if (!/^\d{1,2}$/.test(hours) || !/^\d{2}$/.test(minutes)) return "";
  const hour = Number(hours);
  if (clock.hours === "24") return `${hours.padStart(2, "0")}:${minutes}`;
  const { morning, afternoon } = formatsOf(clock.language);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour % 24 < 12 ? morning : afternoon}`;
}
