/** Looks up once what was asked for a moment ago, and so often a day at most: each look-up at a map service costs something. */

/** Once half of the day's look-ups are used, a network address that has had this share of them gets no more. */
const shareOfAddress = 0.1;
const sharedOut = 0.5;
/** How long what was found is told again, ms, and how many are remembered. */
const rememberedMs = 24 * 3_600_000;
const maxRemembered = 5_000;
const dayMs = 86_400_000;

/** Cached answers of one service and its look-ups that are left today. */
export type LookUps = <Answer extends object>(
  key: string,
  networkAddress: string | undefined,
  ask: () => Promise<Answer>,
  /** Answers where no look-up is left. */
  spent: () => Answer | Promise<Answer>,
) => Promise<Answer>;

/** `perDay`: look-ups a day (UTC) of this process. */
export function lookUpsOf({ perDay, now = Date.now }: { perDay: number; now?: () => number }): LookUps {
  const remembered = new Map<string, { at: number; answer: Promise<unknown> }>();
  let day = 0;
  let used = 0;
  const usedBy = new Map<string, number>();

  /** Counts a look-up that an address is still due. */
  const isLeft = (networkAddress: string | undefined): boolean => {
    const today = Math.floor(now() / dayMs);
    if (today !== day) {
      used = 0;
      usedBy.clear();
    }
    day = today;
    const own = networkAddress === undefined ? 0 : (usedBy.get(networkAddress) ?? 0);
    if (used >= perDay || (used >= perDay * sharedOut && own >= perDay * shareOfAddress)) return false;
    used += 1;
    if (networkAddress !== undefined) usedBy.set(networkAddress, own + 1);
    return true;
  };

  return <Answer extends object>(
    key: string,
    networkAddress: string | undefined,
    ask: () => Promise<Answer>,
    spent: () => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    const known = remembered.get(key);
    if (known && now() - known.at < rememberedMs) return known.answer as Promise<Answer>;
    if (!isLeft(networkAddress)) return Promise.resolve(spent());
    const answer = ask();
    remembered.delete(key);
    remembered.set(key, { at: now(), answer });
    if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value ?? "");
    // A failed request is not kept, so that the next one asks again.
    void answer.then(
      (found) => {
        if ("status" in found && !["OK", "ZERO_RESULTS", "NOT_FOUND"].includes(String(found.status)))
          remembered.delete(key);
      },
      () => remembered.delete(key),
    );
    return answer;
  };
}
