/** Opening hours as an owner types them: "mon-fri 09:00-18:00, sat 10:00-14:00", "daily 18:00-02:00". */
import { latinDigits } from "@/domain/latin-digits";

export interface Window {
  day: string;
  opens: string;
  closes: string;
}

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** The place of a day in the week, by its name or its first two or three letters; -1 for another word. */
const placeOf = (word: string): number =>
  word.length < 2
    ? -1
    : days.findIndex((day) => day === word || day.slice(0, Math.min(3, word.length)) === word);

/** Days of "mon-fri", "sat" or "daily"; null for what names none. A span may go over the end of the week. */
function daysOf(text: string): string[] | null {
  if (text === "daily" || text === "every day") return [...days];
  const [first = "", last = first, ...more] = text.split("-").map((part) => part.trim());
  const [from, to] = [placeOf(first), placeOf(last)];
  if (from < 0 || to < 0 || more.length > 0) return null;
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => days[(from + index) % 7] as string);
}

const time = "(\\d{1,2}[:.]\\d{2})";
const part = new RegExp(`^(.+?)\\s+${time}\\s*(?:-|to)\\s*${time}$`);

const isTime = (text: string) => /^(\d|[01]\d|2[0-3])[:.][0-5]\d$|^24[:.]00$/.test(text);

/** The windows of a week, or what is wrong with the text, as a clause without its subject. */
export function readWeek(text: string): Window[] | { problem: string } {
  const windows: Window[] = [];
  // Dashes of word processors are hyphens here.
  const parts = latinDigits(text).toLowerCase().replace(/[–—]/g, "-").split(/[,;]/);
  for (const entry of parts.map((one) => one.trim()).filter(Boolean)) {
    const [, named = "", opens = "", closes = ""] = part.exec(entry) ?? [];
    const open = daysOf(named);
    if (open === null) return { problem: `has "${entry}", which is no days with a time` };
    if (!isTime(opens) || opens.startsWith("24") || !isTime(closes) || opens === closes)
      return { problem: `has "${entry}", whose times are none` };
    for (const day of open) {
      if (windows.some((window) => window.day === day && window.opens === opens))
        return { problem: `opens twice on ${day} at ${opens}` };
      windows.push({ day, opens, closes });
    }
  }
  return windows.length === 0 ? { problem: "is empty" } : windows;
}
