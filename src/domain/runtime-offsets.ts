/** A time zone by the browser's own data, for backends whose config has no offsets. Loaded only for them. */
import type { Config } from "@/contract";

/** As much of the language's `Temporal` as is needed here; not every browser has it yet. */
interface WithTemporal {
  Temporal?: {
    Instant: {
      fromEpochMilliseconds(milliseconds: number): {
        toZonedDateTimeISO(timeZone: string): { offsetNanoseconds: number };
      };
    };
  };
}

type Offsets = Config["timezone_offsets"];
const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** As far as our own server tells. */
const backMs = 3 * 366 * dayMs;
const aheadMs = 400 * dayMs;

/** The offsets of an IANA name around an instant (epoch ms), as config would have them; UTC's where the browser does not know it. */
export function runtimeOffsets(name: string, now: number): Offsets {
  try {
    return scan(offsetReader(name), Math.floor(now / dayMs) * dayMs);
  } catch {
    return [entry(0, 0)];
  }
}

const entry = (from: number, minutes: number): Offsets[number] => ({
  from: new Date(from).toISOString(),
  minutes,
});

function scan(offsetAt: (instant: number) => number, today: number): Offsets {
  const offsets = [entry(today - backMs, offsetAt(today - backMs))];
  for (let at = today - backMs; at < today + aheadMs; at += dayMs) {
    if (offsetAt(at + dayMs) === offsetAt(at)) continue;
    let [before, after] = [at, at + dayMs];
    while (after - before > minuteMs) {
      const middle = before + Math.ceil((after - before) / 2 / minuteMs) * minuteMs;
      if (offsetAt(middle) === offsetAt(at)) before = middle;
      else after = middle;
    }
    offsets.push(entry(after, offsetAt(after)));
  }
  return offsets;
}

/** Throws for a name that is unknown. */
function offsetReader(name: string): (instant: number) => number {
  const { Temporal } = globalThis as WithTemporal;
  // A formatter costs a cheap phone 80 ms at its first use.
  if (Temporal)
    return (instant) =>
      Math.round(
        Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name).offsetNanoseconds / 6e10,
      );
  const formatter = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return (instant) => {
    const parts = formatter.formatToParts(instant);
    const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    const wall = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"));
    return (wall - instant) / minuteMs;
  };
}
