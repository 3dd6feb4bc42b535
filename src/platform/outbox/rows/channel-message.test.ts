import { describe, expect, it } from "vitest";
import { fromMessage, toMessage } from "./channel-message";
import type { OutboxEvent } from "./outbox-event";

describe("an event for other tabs", () => {
  const change: OutboxEvent = {
    type: "wishlist",
    target: "store",
    id: 4,
    inWishlist: false,
    message: "",
    ok: true,
  };
  it("has the names that a tab of an earlier build knows", () => {
    expect(toMessage(change)).toEqual({
      type: "wish",
      target: "store",
      id: 4,
      wished: false,
      message: "",
      ok: true,
    });
  });
  it.each([
    change,
    { type: "row", id: "a", row: null },
    { type: "guest-gone", guestId: 7 },
  ] satisfies OutboxEvent[])("arrives as it was published: $type", (event) => {
    expect(fromMessage(toMessage(event))).toEqual(event);
  });
});
