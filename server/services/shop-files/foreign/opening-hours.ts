/** Opening hours as OpenStreetMap writes them ("Mo-Fr 09:00-18:00; Sa 10:00-14:00"): a strict part of them, whose rest is refused. */

/** A window of a day; one that closes before it opens goes on after midnight. */
export interface HoursWindow {
  day: (typeof days)[number];
  opens: string;
  closes: string;
}

/** Windows of a week with what is worth a question, or what is wrong with the text, as a clause without its subject. */
export type ReadHours = { windows: HoursWindow[]; warnings: string[] } | { problem: string };

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const short = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const dayMinutes = 24 * 60;

/** Minutes from the beginning of the day; `until` is more than a day where it is after midnight. */
interface Span {
  from: number;
  until: number;
}

interface Rule {
  /** Places of days in the week. */
  days: readonly number[];
  /** None where it is closed. */
  spans: readonly Span[];
  /** It stands behind a comma: days of rules before it keep their hours beside these. */
  adds: boolean;
}

class Refused extends Error {}

const placeOf = (name: string): number => {
  const place = short.indexOf(name as (typeof short)[number]);
  if (place < 0) throw new Refused(`has "${name}", which is none of ${short.join(", ")}`);
  return place;
};

function daysOf(text: string, warnings: string[]): number[] {
  return text.split(",").flatMap((part) => {
    const [first = "", last = first, ...more] = part.trim().split("-");
    if (more.length > 0) throw new Refused(`has "${part.trim()}", which is no span of days`);
    if (first === "PH" && last === "PH") {
      warnings.push("names public holidays (PH), which the shop does not know: that part is not read");
      return [];
    }
    const [from, to] = [placeOf(first), placeOf(last)];
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);
  });
}

function minutesOf(text: string, most: number): number {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  if (hour === undefined || minutes > most)
    throw new Refused(`has "${text.trim()}", which is no time of day`);
  return minutes;
}

function spanOf(text: string): Span {
  const [opens = "", closes, ...more] = text.trim().split("-");
  if (closes === undefined || more.length > 0)
    throw new Refused(`has "${text.trim()}", which does not say from when until when`);
  const from = minutesOf(opens, dayMinutes - 1);
  const until = minutesOf(closes, 2 * dayMinutes);
  const end = until <= from ? until + dayMinutes : until;
  // A whole day is written 00:00-24:00; the same time twice may mean that, or nothing.
  if (until === from || end - from > dayMinutes)
    throw new Refused(`has "${text.trim()}", which is no part of a day`);
  return { from, until: end };
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const rulePattern = /^([A-Z][a-zH](?:[A-Za-z,\s-]*[a-zH])?)?\s*(off|closed|[\d:,\s-]+)$/;

function ruleOf(text: string, adds: boolean, warnings: string[]): Rule {
  if (text === "24/7") return { days: everyDay, spans: [{ from: 0, until: dayMinutes }], adds };
  const parts = rulePattern.exec(text);
  if (!parts) throw new Refused(`has "${text}", which is more than days with times`);
  const [, named, times = ""] = parts;
  const open = named === undefined ? everyDay : daysOf(named, warnings);
  const isClosed = times === "off" || times === "closed";
  return { days: open, spans: isClosed ? [] : times.split(",").map(spanOf), adds };
}

const clock = (minutes: number): string => {
  const rest = minutes > dayMinutes ? minutes - dayMinutes : minutes;
  return `${String(Math.floor(rest / 60)).padStart(2, "0")}:${String(rest % 60).padStart(2, "0")}`;
};

const nameOf = (day: number): string => {
  const name = days[day % 7] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Rules of the text: `;` ends one, and so does a comma before a day. */
const rulesOf = (text: string, warnings: string[]): Rule[] =>
  text.split(";").flatMap((part) =>
    part
      // "09:00, Sa" begins another rule; "Mo,Tu" and "12:00,13:00" go on.
      .split(/(?<=\d|off)\s*,\s*(?=[A-Z])/)
      .map((rule) => rule.trim())
      .filter((rule) => rule !== "")
      .map((rule, index) => ruleOf(rule, index > 0, warnings)),
  );

/** Spans by day, each with the rule that set it. */
function weekOf(rules: readonly Rule[]): { spans: Span[]; rule: number }[] {
  const week = everyDay.map(() => ({ spans: [] as Span[], rule: -1 }));
  rules.forEach((rule, number) => {
    for (const day of rule.days) {
      const kept = rule.adds ? (week[day]?.spans ?? []) : [];
      week[day] = { spans: [...kept, ...rule.spans], rule: number };
    }
  });
  return week;
}

/** Nights that go on into a day of which a later rule says something else: they stay, and somebody should look. */
function nightWarnings(week: ReturnType<typeof weekOf>): string[] {
  return week.flatMap(({ spans, rule }, day) => {
    const night = spans.find(({ until }) => until > dayMinutes);
    const next = week[(day + 1) % 7];
    if (!night || !next || next.rule <= rule) return [];
    return `${nameOf(day)}'s night goes on to ${nameOf(day + 1)} ${clock(night.until)}: is this meant?`;
  });
}

/** A day on which two windows are open at once, nights of the day before included. */
function doubleDay(week: ReturnType<typeof weekOf>): string | null {
  const all = week
    .flatMap(({ spans }, day) =>
      spans.map(({ from, until }) => ({
        from: day * dayMinutes + from,
        until: day * dayMinutes + until,
        day,
      })),
    )
    .sort((a, b) => a.from - b.from);
  const first = all[0];
  const around = first ? [...all, { ...first, from: first.from + 7 * dayMinutes }] : [];
  const found = around.find((span, index) => index > 0 && span.from < (around[index - 1]?.until ?? 0));
  return found ? nameOf(found.day) : null;
}

/** Reads the hours of a week. */
export function readOpeningHours(text: string): ReadHours {
  const warnings: string[] = [];
  try {
    // Dashes of word processors are hyphens here.
    const week = weekOf(rulesOf(text.replace(/[–—]/g, "-"), warnings));
    const double = doubleDay(week);
    if (double !== null) return { problem: `has ${double} open twice at the same time` };
    const windows = week.flatMap(({ spans }, day) =>
      spans.map(({ from, until }) => ({
        day: days[day] ?? "monday",
        opens: clock(from),
        closes: until === dayMinutes ? "24:00" : clock(until),
      })),
    );
    if (windows.length === 0) return { problem: "has no day that is open" };
    return { windows, warnings: [...new Set([...warnings, ...nightWarnings(week)])] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return {
      problem: `${error.message}: days (Mo-Fr), times (09:00-18:00) and off are read, and nothing else`,
    };
  }
}
