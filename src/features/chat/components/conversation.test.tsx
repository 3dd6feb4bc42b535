import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { session, useSession } from "@/stores/session";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import type { ChatOrder } from "../chat-order";
import { Conversation } from "./conversation";
import { ConversationList } from "./conversation-list";

const api = mockApi();
beforeEach(async () => {
  await preloadTexts("chat", "shell");
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  useSession.setState({ token: "secret", accountKey: "customer:7" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (conversationId = 4, order: ChatOrder | null = null) =>
  showInPage(
    <>
      <ConversationList open={{ conversationId }} isLive={false} hrefOf={() => "/chat"} />
      <Conversation
        target={{ conversationId }}
        hint={{ name: "", image: null }}
        order={order}
        isLive={false}
        backTo="/chat"
        supportHref="/chat"
      />
    </>,
  );
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /message/i });

it("keeps what was typed when the conversation cannot be loaded and when it is left, until a sign-out", async () => {
  api.respond = () => ({ status: 400, body: { errors: [] } });
  await open();
  await screen.findByText("The messages could not be loaded.");
  fireEvent.change(field(), { target: { value: "Where is it?" } });
  cleanup();
  await open(5);
  expect(field().value).toBe("");
  cleanup();
  await open();
  expect(field().value).toBe("Where is it?");
  cleanup();
  act(() => useSession.setState({ epoch: session().epoch + 1 }));
  await open();
  expect(field().value).toBe("");
});

it("names the order that it was opened from", async () => {
  api.respond = () => ({ body: [] });
  await open(4, { id: 100123, store: "Harbour Grill" });
  const head = screen.getByRole("banner");
  expect(head.textContent).toContain("Order #100123 · Harbour Grill");
  cleanup();
  await open();
  expect(document.body.textContent).not.toContain("Order #");
});

it("takes the mark off the list's row when the conversation has been read", async () => {
  let unread = 2;
  const row = {
    id: 4,
    sender_type: "customer",
    sender_id: 7,
    receiver_type: "vendor",
    receiver: { id: 1, vendor_id: 1, f_name: "Corner", l_name: "Shop" },
    last_message: { sender_id: 1, message: "Hello" },
  };
  let read = () => {};
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  api.respond = ({ pathname }) => {
    if (pathname.endsWith("/message/list"))
      return {
        body: { total_size: 1, offset: 1, conversations: [{ ...row, unread_message_count: unread }] },
      };
    if (!pathname.endsWith("/message/details")) return { body: [] };
    return isRead.then(() => {
      unread = 0;
      return { body: { total_size: 0, offset: 1, messages: [], conversation: row, status: true } };
    }) as never;
  };
  await open();
  await screen.findByText("2 unread messages");
  await act(async () => read());
  await vi.waitFor(() => expect(screen.queryByText("2 unread messages")).toBeNull());
});

it("asks for no message to somebody whom the shop does not know", async () => {
  api.respond = ({ pathname }) =>
    pathname.endsWith("/message/details")
      ? { status: 404, body: { errors: [{ code: "receiver_id", message: "There is nobody there." }] } }
      : { body: [] };
  await open();
  await screen.findByText("There is nobody there.");
  expect(screen.queryByRole("textbox", { name: /message/i })).toBeNull();
});

it("leaves an Enter to the input method, also where the word has ended before its key is told of", async () => {
  api.respond = () => ({ status: 400, body: { errors: [] } });
  await open();
  await screen.findByText("The messages could not be loaded.");
  fireEvent.change(field(), { target: { value: "にほん" } });
  expect(fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 })).toBe(true);
  expect(field().value).toBe("にほん");
  expect(fireEvent.keyDown(field(), { key: "Enter", keyCode: 13 })).toBe(false);
});
