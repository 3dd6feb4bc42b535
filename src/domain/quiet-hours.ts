/** Hours in which a shopper does not want to be disturbed. */
export interface QuietHours {
  /** HH:mm. */
  from: string;
  /** HH:mm; earlier than `from` means the next morning. */
  to: string;
  /** IANA name. */
  timezone: string;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const day = 24 * 60;

/** Minutes until the quiet hours end; 0 when it is not quiet now. An unknown zone is never quiet. */
export function quietMinutesLeft(quiet: QuietHours | null, now: Date): number {
  if (quiet === null) return 0;
  let clock: string;
  try {
    clock = new Intl.DateTimeFormat("en-GB", {
      timeZone: quiet.timezone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).format(now);
  } catch {
    return 0;
  }
  const [from, to, at] = [minutesOf(quiet.from), minutesOf(quiet.to), minutesOf(clock)];
  const length = (to - from + day) % day;
  const since = (at - from + day) % day;
  return since < length ? length - since : 0;
}
