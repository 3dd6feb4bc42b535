import { describe, expect, it } from "vitest";
import { readPushDelivery, readQueuedPush } from "./push-types";

const status = { type: "order_status", orderId: 12, status: "delivered", moduleId: 1, orderType: "delivery" };
const message = { type: "message", title: "Your courier", body: "I am here", conversationId: 3 };
const queued = {
  owner: { kind: "guest", guestId: 2 ** 51 },
  content: status,
  pushId: "a",
  queuedAt: 1_700_000_000_000,
};

describe("the data of a queued push", () => {
  it("is read as it was queued", () => {
    expect(readQueuedPush(queued)).toEqual(queued);
    const other = { ...queued, owner: { kind: "customer", customerId: 4 }, content: message };
    expect(readQueuedPush(other)).toEqual(other);
    for (const device of [{ subscriptionId: 5 }, { token: "t" }]) {
      expect(readPushDelivery({ ...queued, ...device })).toEqual({ ...queued, ...device });
    }
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["no owner", { ...queued, owner: undefined }],
    ["an owner without an id", { ...queued, owner: { kind: "guest" } }],
    ["an owner of another kind", { ...queued, owner: { kind: "courier", courierId: 1 } }],
    ["a status that does not exist", { ...queued, content: { ...status, status: "lost" } }],
    ["a message without a text", { ...queued, content: { type: "message", title: "x" } }],
    ["no id of the push", { ...queued, pushId: 1 }],
  ])("is refused with %s, without being repeated", (_, data) => {
    expect(() => readQueuedPush(data)).toThrow('The data of a job "push" is not readable.');
  });

  it("needs a device to be delivered", () => {
    expect(() => readPushDelivery(queued)).toThrow(/not readable/);
  });
});
