import { describe, expect, it } from "vitest";
import { notificationRow } from "./notification";

const row = {
  id: 3,
  title: "On its way",
  description: "Order #12345678",
  image_full_url: "",
  data: { type: "order_status", order_id: 12_345_678 },
  created_at: "2026-03-10T10:00:00Z",
};

describe("a row of the notifications", () => {
  it("becomes a message with checked ids", () => {
    expect(notificationRow(row)).toMatchObject({
      id: 3,
      picture: null,
      createdAt: row.created_at,
      message: { type: "order_status", title: "On its way", body: "Order #12345678", orderId: 12_345_678 },
    });
  });

  it("has its texts in data or beside it, as backends differ", () => {
    const data = { title: "Free delivery", description: "Today" };
    expect(notificationRow({ id: 3, data })?.message).toMatchObject({
      title: "Free delivery",
      body: "Today",
    });
    expect(notificationRow({ id: 3, title: "Hi" })?.message).toMatchObject({ title: "Hi", orderId: null });
  });

  it.each([
    ["without an id", { ...row, id: null }],
    ["without texts", { id: 3, data: { type: "offer" } }],
  ])("%s is left out", (_, broken) => {
    expect(notificationRow(broken)).toBeNull();
  });

  it.each(["javascript:alert(1)", "1/../../x", -4, 1.5])("%s is no order", (order_id) => {
    expect(notificationRow({ ...row, data: { ...row.data, order_id } })?.message.orderId).toBeNull();
  });
});
