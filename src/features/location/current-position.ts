import type { Position } from "@/platform/storage/local-values";

/** The specification's patience with the device (ms); low accuracy is faster and enough for a street. */
export const positionTimeout = 5_000;

/** Why the device gave no position. `denied` also where the browser has no positions at all. */
export class PositionError extends Error {
  override readonly name = "PositionError";
  readonly reason: "denied" | "timeout" | "unavailable";

  constructor(reason: PositionError["reason"]) {
    super(`No position: ${reason}.`);
    this.reason = reason;
  }
}

/** Where the device is. Asks for permission if need be. Rejects with PositionError. */
export function currentPosition(
  geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined = globalThis.navigator?.geolocation,
): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!geolocation) {
      reject(new PositionError("denied"));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(new PositionError(code === 1 ? "denied" : code === 3 ? "timeout" : "unavailable")),
      { timeout: positionTimeout, enableHighAccuracy: false, maximumAge: 60_000 },
    );
  });
}
