// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { applyDataSaverSetting, dataSaverReason, isDataSaverOn, useDataSaverReason } from "./data-saver";

/** A changeable connection, like Chromium's `navigator.connection`. */
class FakeConnection extends EventTarget {
  saveData = false;
  effectiveType = "4g";
  becomes(change: Partial<Pick<FakeConnection, "saveData" | "effectiveType">>): void {
    Object.assign(this, change);
    this.dispatchEvent(new Event("change"));
  }
}
function connect(connection: FakeConnection | undefined): void {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
}

afterEach(() => {
  connect(undefined);
  applyDataSaverSetting(false);
});

describe("data is saved", () => {
  it("when the shopper turns it on, whatever the connection", () => {
    connect(new FakeConnection());
    applyDataSaverSetting(true);
    expect(dataSaverReason()).toBe("setting");
  });

  it("when the browser's setting says so", () => {
    const connection = new FakeConnection();
    connect(connection);
    connection.becomes({ saveData: true });
    expect(dataSaverReason()).toBe("browser");
  });

  it.each([
    ["slow-2g", true],
    ["2g", true],
    ["3g", true],
    ["4g", false],
    ["", false],
    ["5g", false],
  ])("on a connection of the type %j: %s", (effectiveType, saved) => {
    const connection = new FakeConnection();
    connect(connection);
    connection.becomes({ effectiveType });
    expect(isDataSaverOn()).toBe(saved);
  });

  it("not by default where the browser does not describe the connection", () => {
    connect(undefined);
    expect(dataSaverReason()).toBeNull();
  });

  it("as soon as the connection or the setting changes, also in mounted components", () => {
    const connection = new FakeConnection();
    connect(connection);
    const { result, unmount } = renderHook(() => useDataSaverReason());
    expect(result.current).toBeNull();
    act(() => connection.becomes({ effectiveType: "2g" }));
    expect(result.current).toBe("slow");
    act(() => connection.becomes({ effectiveType: "4g" }));
    expect(result.current).toBeNull();
    act(() => applyDataSaverSetting(true));
    expect(result.current).toBe("setting");
    unmount();
  });
});
