/** Time zones by Node's own data, which only a new Node renews: read to tell the operator, used for nothing. */
import type { OffsetChange } from "@/domain/time-zone";

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** The offset at the first instant and its changes until the last (epoch ms), to the minute; null for an unknown name. */
export function runtimeChanges(name: string, since: number, until: number): OffsetChange[] | null {
  const offsetAt = offsetReader(name);
  if (offsetAt === null) return null;
  const start = Math.floor(since / minuteMs) * minuteMs;
  let minutes = offsetAt(start);
  const changes: OffsetChange[] = [{ from: start, minutes }];
  for (let at = start; at < until; at += 6 * hourMs) {
    const end = at + 6 * hourMs;
    if (offsetAt(end) === minutes) continue;
    let [before, after] = [at, end];
    while (after - before > minuteMs) {
      const middle = before + Math.ceil((after - before) / 2 / minuteMs) * minuteMs;
      if (offsetAt(middle) === minutes) before = middle;
      else after = middle;
    }
    minutes = offsetAt(end);
    changes.push({ from: after, minutes });
  }
  return changes;
}

function offsetReader(name: string): ((instant: number) => number) | null {
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: name, timeZoneName: "longOffset" });
    return (instant) => {
      const text = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
      const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
      return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0;
    };
  } catch {
    return null;
  }
}
