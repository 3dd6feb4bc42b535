/** Zones drawn on plain ground, for maps without tiles. */
import type { Outline } from "@/domain/zone-outline";
import { get } from "@/platform/http/client";
import { normaliseZones } from "@/platform/http/normalise/zones";

let loaded: Promise<readonly Outline[]> | null = null;

/** The outlines of all zones; none while they cannot be had, which is asked again for the next map. */
export function zoneOutlines(): Promise<readonly Outline[]> {
  loaded ??= get({ path: "/zone/list", normalise: normaliseZones, authenticated: false }).then(({ data }) =>
    data.map(({ outline }) => outline),
  );
  return loaded.catch(() => {
    loaded = null;
    return [];
  });
}
