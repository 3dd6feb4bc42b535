import { describe, expect, it, vi } from "vitest";
import { currentPosition, PositionError } from "./current-position";

type Answer = (
  success: PositionCallback,
  failure: PositionErrorCallback,
  options: PositionOptions | undefined,
) => void;

const device = (answer: Answer): Pick<Geolocation, "getCurrentPosition"> => ({
  getCurrentPosition: (success, failure, options) => answer(success, failure ?? (() => {}), options),
});
const failing = (code: number) =>
  device((_, failure) => failure({ code, message: "" } as GeolocationPositionError));

describe("the device's position", () => {
  it("is requested with five seconds and low accuracy", async () => {
    let asked: PositionOptions | undefined;
    const found = await currentPosition(
      device((success, _, options) => {
        asked = options;
        success({ coords: { latitude: 1.5, longitude: 2.5 } } as GeolocationPosition);
      }),
    );
    expect(found).toEqual({ lat: 1.5, lng: 2.5 });
    expect(asked).toMatchObject({ timeout: 5000, enableHighAccuracy: false });
  });

  it.each([
    [1, "denied"],
    [2, "unavailable"],
    [3, "timeout"],
  ])("reports why it failed: code %i is %s", async (code, reason) => {
    await expect(currentPosition(failing(code))).rejects.toMatchObject({ reason });
    await expect(currentPosition(failing(code))).rejects.toBeInstanceOf(PositionError);
  });

  it.each([
    ["the device does not respond", "granted", 5_000, 6_000],
    ["the permission prompt is not answered", "prompt", 20_000, 31_000],
  ] as const)("times out when %s", async (_, state, waiting, over) => {
    vi.useFakeTimers();
    const permissions = { query: async () => ({ state }) as PermissionStatus };
    const ended = vi.fn();
    const asked = currentPosition(
      device(() => {}),
      permissions,
    ).catch(ended);
    await vi.advanceTimersByTimeAsync(waiting);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(over - waiting);
    vi.useRealTimers();
    await asked;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ reason: "timeout" }));
  });

  it("counts as denied where the browser has no geolocation", async () => {
    await expect(currentPosition(undefined)).rejects.toMatchObject({ reason: "denied" });
  });
});
