/** Looks up once what was asked for a moment ago, and so often a day at most: each look-up at a map service is billed. */
import type { RoutePlanner } from "../../ports";
import type { GoogleMaps } from "./google-maps";

/** Once half of the day's look-ups are used, a network address that has had this share of them gets no more. */
const shareOfAddress = 0.1;
const sharedOut = 0.5;
/** How long what was found is told again, ms, and how many are remembered. */
const rememberedMs = 24 * 3_600_000;
const maxRemembered = 5_000;
const dayMs = 86_400_000;

/** Some ten metres. */
const pointKey = ({ lat, lng }: { lat: number; lng: number }) => `${lat.toFixed(4)},${lng.toFixed(4)}`;
const textKey = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

interface Sparing {
  /** Look-ups a day (UTC) of this process. */
  perDay: number;
  /** Says distances and ways when no look-up is left. */
  planner: Pick<RoutePlanner, "distance" | "directions">;
  now?: () => number;
}

export function sparingMaps(maps: GoogleMaps, { perDay, planner, now = Date.now }: Sparing): GoogleMaps {
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

  function once<Answer extends object>(
    key: string,
    networkAddress: string | undefined,
    ask: () => Promise<Answer>,
    spent: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const known = remembered.get(key);
    if (known && now() - known.at < rememberedMs) return known.answer as Promise<Answer>;
    if (!isLeft(networkAddress)) return Promise.resolve(spent());
    const answer = ask();
    remembered.delete(key);
    remembered.set(key, { at: now(), answer });
    if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value ?? "");
    // A failed answer is asked for again.
    void answer.then(
      (found) => {
        if ("status" in found && !["OK", "ZERO_RESULTS", "NOT_FOUND"].includes(String(found.status)))
          remembered.delete(key);
      },
      () => remembered.delete(key),
    );
    return answer;
  }

  const status = "OVER_QUERY_LIMIT";
  return {
    search: (text, language, networkAddress) =>
      once(
        `search ${language} ${textKey(text)}`,
        networkAddress,
        () => maps.search(text, language),
        () => ({ predictions: [], status }),
      ),
    details: (placeId, language, networkAddress) =>
      once(
        `details ${language} ${placeId}`,
        networkAddress,
        () => maps.details(placeId, language),
        () => ({ status }),
      ),
    addressOf: (place, language, networkAddress) =>
      once(
        `address ${language} ${pointKey(place)}`,
        networkAddress,
        () => maps.addressOf(place, language),
        () => ({ results: [], status }),
      ),
    distance: (trip, language, networkAddress) =>
      once(
        `distance ${trip.mode} ${pointKey(trip.from)} ${pointKey(trip.to)}`,
        networkAddress,
        () => maps.distance(trip, language),
        () => planner.distance(trip, language),
      ),
    directions: (trip, language, networkAddress) =>
      once(
        `directions ${trip.mode} ${pointKey(trip.from)} ${pointKey(trip.to)}`,
        networkAddress,
        () => maps.directions(trip, language),
        () => planner.directions(trip, language),
      ),
  };
}
