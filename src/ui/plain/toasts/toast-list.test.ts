import { describe, expect, it } from "vitest";
import { type ShownToast, toastDuration } from "./toast-list";

const toast = (id: string, title = id): ShownToast => ({ id, title });

describe("how long a toast is shown", () => {
  it("shows toasts with an action longer, and without limit where requested", () => {
    const action = { label: "Undo", onPress: () => undefined };
    expect(toastDuration({ ...toast("a"), action })).toBeGreaterThan(toastDuration(toast("a")) ?? 0);
    expect(toastDuration({ ...toast("a"), durationMs: null })).toBeNull();
  });
});
