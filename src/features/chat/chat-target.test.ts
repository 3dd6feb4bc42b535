import { describe, expect, it } from "vitest";
import { isFor, isOf, receiverOf, targetOfAddress } from "./chat-target";

describe("the conversation of an address", () => {
  it.each([
    ["conversationId=7&type=vendor&chatFrom=true", { conversationId: 7 }],
    ["page=inbox&type=delivery_man&id=4&routeName=delivery_man_id&image=x", { type: "delivery_man", id: 4 }],
    ["type=vendor&id=2", { type: "vendor", id: 2 }],
    ["type=admin", { type: "admin", id: 0 }],
    ["", null],
    ["type=vendor", null],
    ["type=vendor&id=0", null],
    ["type=king&id=2", null],
    ["conversationId=-1", null],
    ["conversationId=1e3", null],
    ["conversationId=99999999999999999999", null],
  ])("%s", (address, target) => {
    expect(targetOfAddress(new URLSearchParams(address))).toEqual(target);
  });
});

describe("a message that waits", () => {
  const peer = { type: "vendor", id: 2, name: "K", image: null } as const;
  it("goes to the person, however the conversation was opened", () => {
    expect(receiverOf({ conversationId: 7 }, peer)).toEqual({ type: "vendor", id: 2 });
    expect(receiverOf({ conversationId: 7 }, { ...peer, id: null })).toEqual({ conversationId: 7 });
    expect(receiverOf({ type: "admin", id: 0 }, null)).toEqual({ type: "admin", id: 0 });
  });
  it("is shown in its own conversation only", () => {
    const receiver = { type: "vendor", id: 2 } as const;
    expect(isFor({ type: "vendor", id: 2 }, 7, receiver)).toBe(true);
    expect(isFor({ conversationId: 7 }, 7, receiver)).toBe(true);
    expect(isFor({ conversationId: 8 }, 7, receiver)).toBe(false);
    expect(isFor({ type: "delivery_man", id: 2 }, 7, receiver)).toBe(false);
    expect(isFor({ type: "vendor", id: 2 }, 7, { conversationId: 7 })).toBe(false);
  });
});

it("is open in the list, by its id or by whom it is with", () => {
  const row = { id: 7, peer: { type: "vendor", id: 2, name: "K", image: null } } as const;
  expect(isOf(row, { conversationId: 7 })).toBe(true);
  expect(isOf(row, { type: "vendor", id: 2 })).toBe(true);
  expect(isOf(row, { conversationId: 2 })).toBe(false);
  expect(isOf(row, { type: "vendor", id: 7 })).toBe(false);
  expect(isOf(row, { type: "delivery_man", id: 2 })).toBe(false);
  expect(
    isOf({ id: 8, peer: { type: "admin", id: 0, name: "", image: null } }, { type: "admin", id: 0 }),
  ).toBe(true);
});
