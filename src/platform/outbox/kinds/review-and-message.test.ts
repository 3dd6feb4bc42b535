/** Reviews, messages and wishes about pushes. */
import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { putRowAs, session } from "../../../../tests/fixtures/outbox-rows";
import { outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import { readOutbox } from "../queue/outbox";
import type { NewRow } from "../rows/row";

const at = outboxWithServer(session);

describe("rows whose screens come later", () => {
  const picture = { name: "dish.png", type: "image/png", bytes: new TextEncoder().encode("pixels").buffer };
  it("sends a review with its pictures once, as the contract has it", async () => {
    at.shop.faults = ["drop-after"];
    await putRowAs({
      kind: "review",
      payload: {
        target: "item",
        targetId: 4,
        orderId: 9,
        rating: 5,
        comment: "Good",
        attachments: [picture],
      },
    });
    await at.sendUntilQuiet();
    const [first, second] = at.sentTo("/items/reviews/submit");
    expect(second?.key).toBe(first?.key);
    for (const part of [
      'name="item_id"',
      'name="order_id"',
      'name="rating"',
      'name="attachment[]"',
      "pixels",
    ])
      expect(first?.body).toContain(part);
    expect(await readOutbox()).toEqual([]);
  });
  it("sends a review that was changed while it waited once, and says that photos are to go", async () => {
    const review = (rating: number, removesAttachments: boolean): NewRow => ({
      kind: "review",
      payload: {
        target: "courier",
        targetId: 4,
        orderId: 9,
        rating,
        comment: "",
        attachments: [],
        removesAttachments,
      },
    });
    await putRowAs(review(1, false));
    await putRowAs(review(5, true));
    await at.sendUntilQuiet();
    const sent = at.sentTo("/delivery-man/reviews/submit");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatch(/name="rating"\s+5/);
    expect(sent[0]?.body).toContain('name="remove_attachments"');
  });
  it("sends the messages of a conversation in their order", async () => {
    const message = (text: string): NewRow => ({
      kind: "message",
      payload: { to: { type: "vendor", id: 3 }, text, images: [], orderId: null },
    });
    at.shop.faults = ["bad-gateway"];
    await putRowAs(message("first"));
    await putRowAs(message("second"));
    await at.sendUntilQuiet();
    const bodies = at.sentTo("/customer/message/send").map(({ body }) => /first|second/.exec(body)?.[0]);
    expect(bodies).toEqual(["first", "first", "second"]);
    expect(at.sentTo("/customer/message/send")[0]?.body).toContain('name="receiver_type"');
  });
  it("sends only the last wish about pushes", async () => {
    const wish = (offers: boolean): NewRow => ({
      kind: "subscription",
      payload: { method: "POST", fields: { endpoint: "https://push.test/1", offers } },
    });
    await putRowAs(wish(true));
    await putRowAs(wish(false));
    await at.sendUntilQuiet();
    expect(at.sentTo("/push/subscriptions").map(({ body }) => JSON.parse(body).offers)).toEqual([false]);
  });
  it("tells the shop anew of a device that it has forgotten", async () => {
    at.shop.faults = ["unknown"];
    const fields = { endpoint: "https://push.test/1", offers: false };
    await putRowAs({ kind: "subscription", payload: { method: "PUT", fields } });
    await at.sendUntilQuiet();
    const sent = at.sentTo("/push/subscriptions");
    expect(sent.map(({ method }) => method)).toEqual(["PUT", "POST"]);
    expect(JSON.parse(sent[1]?.body ?? "")).toEqual(fields);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
    expect(await readOutbox()).toEqual([]);
  });
});
