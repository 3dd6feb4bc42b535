import { describe, expect, it } from "vitest";
import { maxToasts, putToast, type Toast, toastDuration } from "./toast-list";

const toast = (id: string, title = id): Toast => ({ id, title });

describe("the list of toasts", () => {
  it("replaces a toast of the same id in place", () => {
    const list = putToast(putToast([toast("order", "Sending")], toast("cart")), toast("order", "Placed"));
    expect(list.map(({ id, title }) => [id, title])).toEqual([
      ["order", "Placed"],
      ["cart", "cart"],
    ]);
  });

  it("drops the oldest when there are too many", () => {
    const ids = ["a", "b", "c", "d", "e"];
    const list = ids.reduce<readonly Toast[]>((before, id) => putToast(before, toast(id)), []);
    expect(list.map(({ id }) => id)).toEqual(ids.slice(-maxToasts));
  });

  it("shows toasts with an action longer, and without limit where requested", () => {
    const action = { label: "Undo", onPress: () => undefined };
    expect(toastDuration({ ...toast("a"), action })).toBeGreaterThan(toastDuration(toast("a")) ?? 0);
    expect(toastDuration({ ...toast("a"), durationMs: null })).toBeNull();
  });
});
