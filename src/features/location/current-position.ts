import type { Position } from "@/platform/storage/local-values";

/** How long the device may take by the specification, ms; low accuracy is faster and enough for a street. */
export const positionTimeoutMs = 5_000;

/** Why the device gave no position. `denied` also where the browser has no positions at all. */
export class PositionError extends Error {
  override readonly name = "PositionError";
  readonly reason: "denied" | "timeout" | "unavailable";

  constructor(reason: PositionError["reason"]) {
    super(`No position: ${reason}.`);
    this.reason = reason;
  }
}

/** A device that respects its own timeout has responded by then, ms. */
const responseTimeoutMs = positionTimeoutMs + 500;
/** The device's timeout does not run while the browser asks for permission, which takes longer, ms. */
const permissionTimeoutMs = 30_000;

/** Whether the browser will ask for permission first; false where it does not say. */
async function needsPermissionPrompt(permissions: Pick<Permissions, "query"> | undefined): Promise<boolean> {
  const state = await permissions?.query({ name: "geolocation" }).catch(() => null);
  return state?.state === "prompt";
}

/** The device's position. The browser may ask for permission. Rejects with PositionError. */
export function currentPosition(
  geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined = globalThis.navigator?.geolocation,
  permissions: Pick<Permissions, "query"> | undefined = globalThis.navigator?.permissions,
): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!geolocation) {
      reject(new PositionError("denied"));
      return;
    }
    void needsPermissionPrompt(permissions).then((prompts) =>
      setTimeout(
        () => reject(new PositionError("timeout")),
        prompts ? permissionTimeoutMs : responseTimeoutMs,
      ),
    );
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(new PositionError(code === 1 ? "denied" : code === 3 ? "timeout" : "unavailable")),
      { timeout: positionTimeoutMs, enableHighAccuracy: false, maximumAge: 60_000 },
    );
  });
}
