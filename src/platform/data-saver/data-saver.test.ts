// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { applyDataSaverSetting, dataSaverReason, isDataSaverOn, useDataSaver } from "./data-saver";

/** A line that can change, as Chromium's `navigator.connection`. */
class Line extends EventTarget {
  saveData = false;
  effectiveType = "4g";
  becomes(change: Partial<Pick<Line, "saveData" | "effectiveType">>): void {
    Object.assign(this, change);
    this.dispatchEvent(new Event("change"));
  }
}
function connect(connection: Line | undefined): void {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
}

afterEach(() => {
  connect(undefined);
  applyDataSaverSetting(false);
});

describe("bytes are spared", () => {
  it("when the shopper says so, whatever the line", () => {
    connect(new Line());
    applyDataSaverSetting(true);
    expect(dataSaverReason()).toBe("setting");
  });

  it("when the browser asks for it", () => {
    const line = new Line();
    connect(line);
    line.becomes({ saveData: true });
    expect(dataSaverReason()).toBe("browser");
  });

  it.each([
    ["slow-2g", true],
    ["2g", true],
    ["3g", true],
    ["4g", false],
    ["", false],
    ["5g", false],
  ])("on a line that is called %j: %s", (effectiveType, spared) => {
    const line = new Line();
    connect(line);
    line.becomes({ effectiveType });
    expect(isDataSaverOn()).toBe(spared);
  });

  it("never unasked where the browser tells nothing of the line", () => {
    connect(undefined);
    expect(dataSaverReason()).toBeNull();
  });

  it("from the moment in which the line or the setting changes, in what is shown already", () => {
    const line = new Line();
    connect(line);
    const { result, unmount } = renderHook(() => useDataSaver());
    expect(result.current).toBe(false);
    act(() => line.becomes({ effectiveType: "2g" }));
    expect(result.current).toBe(true);
    act(() => line.becomes({ effectiveType: "4g" }));
    expect(result.current).toBe(false);
    act(() => applyDataSaverSetting(true));
    expect(result.current).toBe(true);
    unmount();
  });
});
