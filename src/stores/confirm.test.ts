// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { askInOverlay, askToConfirm, confirmAndRun, resolveOverlay } from "./confirm";
import { closeOverlay, closeOverlays, currentOverlay, type OverlayOf, openOverlay } from "./overlay";
import { useToasts } from "./toasts";

const question = () => currentOverlay() as OverlayOf<"confirm">;
const sayYes = () => resolveOverlay(question(), true);

afterEach(() => closeOverlays());

describe("an overlay with a result", () => {
  it("resolves to what was chosen", async () => {
    const picker = { kind: "location-picker", purpose: "receiver" } as const;
    const asked = askInOverlay(picker);
    const place = { text: "1 Quay", position: { lat: 1, lng: 2 }, zoneId: null };
    resolveOverlay(picker, place);
    closeOverlay();
    expect(await asked).toEqual(place);
  });
  it("resolves to null when it is closed, also with all others or by one of its kind", async () => {
    const closed = askInOverlay({ kind: "saved-addresses" });
    closeOverlay();
    const replaced = askInOverlay({ kind: "address-form" });
    openOverlay({ kind: "address-form" });
    const closedWithAll = askInOverlay({ kind: "saved-addresses" });
    closeOverlays();
    expect(await Promise.all([closed, replaced, closedWithAll])).toEqual([null, null, null]);
  });
  it("waits while something else is open over it", async () => {
    const settled = vi.fn();
    const asked = askInOverlay({ kind: "saved-addresses" }).then(settled);
    openOverlay({ kind: "location-permission" });
    closeOverlay();
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    closeOverlay();
    await asked;
    expect(settled).toHaveBeenCalledWith(null);
  });
});

describe("a question before something happens", () => {
  it("is answered by yes, and closed", async () => {
    const confirmed = askToConfirm({ question: "Sure?" });
    sayYes();
    expect([await confirmed, currentOverlay()]).toEqual([true, null]);
  });
  it("is answered by no when it is closed", async () => {
    const confirmed = askToConfirm({ question: "Sure?" });
    closeOverlay();
    expect(await confirmed).toBe(false);
  });
  it("stays open while its work is under way", async () => {
    let finish = () => {};
    const done = confirmAndRun({}, () => new Promise<void>((resolve) => (finish = resolve)));
    sayYes();
    await vi.waitFor(() => expect(currentOverlay()?.kind).toBe("confirm"));
    finish();
    await done;
    expect(currentOverlay()).toBeNull();
  });
  it("is asked once more when its work failed, and the error is shown", async () => {
    const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("no")).mockResolvedValue();
    const done = confirmAndRun({ text: "Delete?" }, work);
    const before = question();
    sayYes();
    await vi.waitFor(() => expect(question()).not.toBe(before));
    expect(question()).toEqual(before);
    expect(useToasts.getState().toasts).toHaveLength(1);
    sayYes();
    await done;
    expect(work).toHaveBeenCalledTimes(2);
    expect(currentOverlay()).toBeNull();
  });
});
