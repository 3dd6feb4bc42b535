import { describe, expect, it } from "vitest";
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
  it("is asked for with five seconds and low accuracy", async () => {
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
  ])("says why there is none: code %i is %s", async (code, reason) => {
    await expect(currentPosition(failing(code))).rejects.toMatchObject({ reason });
    await expect(currentPosition(failing(code))).rejects.toBeInstanceOf(PositionError);
  });

  it("counts as denied where the browser knows no positions", async () => {
    await expect(currentPosition(undefined)).rejects.toMatchObject({ reason: "denied" });
  });
});
