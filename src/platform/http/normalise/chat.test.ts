import { describe, expect, it } from "vitest";
import { normaliseConversations, normaliseMessages } from "./chat";

const info = { id: 7, f_name: "Cora", l_name: "Rider", deliveryman_id: "4", image_full_url: "/c.webp" };
const conversation = {
  id: "3",
  sender_id: 5,
  sender_type: "customer",
  receiver_id: 7,
  receiver_type: "delivery_man",
  unread_message_count: "2",
  last_message_time: "2026-11-24 10:00:00",
  sender: { id: 5 },
  receiver: info,
  last_message: { id: 9, sender_id: 7, message: "Here", file: null },
};

describe("conversations", () => {
  it("are read from the customer's side, whoever began them", () => {
    const [begun] = normaliseConversations({ total_size: 1, conversations: [conversation] }).rows;
    const turned = {
      ...conversation,
      sender_id: 7,
      sender_type: "delivery_man",
      sender: info,
      receiver_id: 5,
      receiver_type: "user",
      receiver: { id: 5 },
    };
    const [received] = normaliseConversations({ total_size: 1, conversation: [turned] }).rows;
    expect(begun).toEqual({
      id: 3,
      peer: { type: "delivery_man", id: 4, name: "Cora Rider", image: "/c.webp" },
      unread: 2,
      lastText: "Here",
      lastHasPhotos: false,
      lastIsMine: false,
      lastAt: "2026-11-24 10:00:00",
    });
    expect(received).toEqual(begun);
  });

  it("count nothing as unread that the customer wrote, and add up where no total is sent", () => {
    const mine = { ...conversation, last_message: { sender_id: "5", message: "Hi" } };
    const list = normaliseConversations({ total_size: 2, conversations: [mine, conversation] });
    expect(list.rows.map(({ unread }) => unread)).toEqual([0, 2]);
    expect(list.unread).toBe(2);
  });

  it("with support have no row for it", () => {
    const admin = { ...conversation, receiver_type: "admin", receiver_id: 0, receiver: null };
    expect(normaliseConversations({ conversations: [admin, null, { id: 0 }] }).rows).toMatchObject([
      { peer: { type: "admin", id: 0, name: "" } },
    ]);
  });
});

describe("messages", () => {
  it("are the customer's own by the id of their side", () => {
    const page = normaliseMessages({
      total_size: "2",
      offset: "1",
      status: 0,
      conversation,
      messages: [
        { id: 2, sender_id: "5", message: null, file_full_url: ["/p.webp"], is_seen: "1" },
        { id: 1, sender_id: 7, message: "Here", is_seen: 0 },
        { sender_id: 7 },
      ],
    });
    expect(page.rows).toMatchObject([
      { id: 2, isMine: true, text: "", photos: ["/p.webp"], isSeen: true },
      { id: 1, isMine: false, text: "Here", photos: [], isSeen: false },
    ]);
    expect([page.isOpen, page.peer?.name, page.totalSize]).toEqual([false, "Cora Rider", 2]);
  });

  it("name whom they will be for before the first one", () => {
    const page = normaliseMessages({
      messages: [],
      conversation: null,
      status: true,
      receiver: { f_name: "Kitchen", vendor_id: 2 },
    });
    expect(page.peer).toEqual({ type: "vendor", id: 2, name: "Kitchen", image: null });
  });

  it("are not made of something else", () => {
    for (const response of [null, "", [], {}, { errors: [] }])
      expect(() => normaliseMessages(response)).toThrow();
  });
});
