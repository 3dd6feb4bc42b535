import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { conversations } from "../../db/schema";
import { answerAsOperator } from "../../services/chat/operator-chat";
import { sendChat } from "../../testing/chat-form";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer } from "../../testing/shoppers";

const { server } = await openShopServer({ demoAutopilot: true });
let root: string;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  root = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/v1`;
});
// With streams open: a server that stops waits for none of their connections.
afterAll(() => server.close(), 20_000);

/** A page's stream: what has come of it so far, and when it ended. */
async function openStream(token: string) {
  const response = await fetch(`${root}/customer/message/stream`, {
    headers: { authorization: `Bearer ${token}`, "accept-encoding": "gzip, br" },
  });
  const stream = { response, text: "", ended: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk);
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      stream.ended = true;
    });
  return stream;
}
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

it("says at once what happens in the customer's chats, to every page of theirs and to nobody else", async () => {
  const [customer, other] = [await newCustomer(server), await newCustomer(server)];
  const [first, second] = [await openStream(customer.token), await openStream(customer.token)];
  const strange = await openStream(other.token);
  expect(first.response.headers.get("content-type")).toContain("text/event-stream");
  expect(first.response.headers.get("content-encoding")).toBe(null);
  expect(first.response.headers.get("cache-control")).toContain("no-store");
  const { body } = await sendChat(server, customer.token, { message: "Hello" });
  const id = body.conversation.id;
  const message = `data: {"type":"message","conversation_id":${id}}\n\n`;
  await eventually(() =>
    expect([first.text, second.text].every((text) => text.includes(message))).toBe(true),
  );
  await answerAsOperator(server.context, id, "Hi");
  await eventually(() => expect(first.text.split(message)).toHaveLength(3));
  expect(first.text).toContain(`data: {"type":"seen","conversation_id":${id}}\n\n`);
  expect(strange.text).not.toContain("data:");
});

it("says nothing of a message that was refused", async () => {
  const { token } = await newCustomer(server);
  const stream = await openStream(token);
  await sendChat(server, token, { message: "a", to: { receiver_type: "vendor", receiver_id: 1 } });
  await sendChat(server, token, { message: "" });
  const { body } = await sendChat(server, token, { message: "Hello" });
  await eventually(() => expect(stream.text).toContain("data:"));
  expect(stream.text.match(/data:.*/g)).toEqual([
    `data: {"type":"message","conversation_id":${body.conversation.id}}`,
  ]);
});

it("ends with its login, and the others of the account go on", async () => {
  const customer = await newCustomer(server);
  const again = await server.call("POST", "/auth/login", {
    body: {
      login_type: "manual",
      email_or_phone: customer.email,
      password: "enigma-machine",
      field_type: "email",
    },
  });
  const [ending, staying] = [await openStream(customer.token), await openStream(again.body.token ?? "")];
  await server.call("POST", "/auth/logout", { token: customer.token });
  await eventually(() => expect(ending.ended).toBe(true));
  expect(staying.ended).toBe(false);
});

it("makes room for a new page of the same account", async () => {
  const { token } = await newCustomer(server);
  const streams: Awaited<ReturnType<typeof openStream>>[] = [];
  for (let count = 0; count < 9; count += 1) streams.push(await openStream(token));
  await eventually(() => expect(streams.map(({ ended }) => ended)).toEqual([true, ...Array(8).fill(false)]));
});

it("keeps nothing of a page that had gone before its stream began", async () => {
  const { token } = await newCustomer(server);
  const { chatStreams } = server.context;
  const before = chatStreams.count();
  const add = chatStreams.add.bind(chatStreams);
  let asked = () => {};
  const reached = new Promise<void>((resolve) => {
    asked = resolve;
  });
  // Listening takes as long as the page needs to go.
  const slow = vi.spyOn(chatStreams, "add").mockImplementationOnce(async (stream) => {
    const remove = await add(stream);
    const gone = new Promise<void>((resolve) => server.app.server.once("request-gone", resolve));
    asked();
    await gone;
    return remove;
  });
  const page = new AbortController();
  server.app.server.once("request", (_request, response) =>
    response.once("close", () => server.app.server.emit("request-gone")),
  );
  const opening = fetch(`${root}/customer/message/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: page.signal,
  }).catch(() => "gone");
  await reached;
  expect(chatStreams.count()).toBe(before + 1);
  page.abort();
  expect(await opening).toBe("gone");
  await eventually(() => expect(chatStreams.count()).toBe(before));
  slow.mockRestore();
});

it("is replied to in the demo, once, after the last of several messages", async () => {
  const { token } = await newCustomer(server);
  await sendChat(server, token, { message: "Hello?" });
  const { body } = await sendChat(server, token, { message: "Anybody there?" });
  const read = async () =>
    (
      await server.call("GET", "/customer/message/details", {
        token,
        query: { conversation_id: body.conversation.id },
      })
    ).body.messages;
  await vi.waitFor(
    async () => {
      await server.runJobs();
      expect((await read()).length).toBe(3);
    },
    { timeout: 20_000, interval: 200 },
  );
  const [reply, ...own] = await read();
  expect(reply?.message).toBe("Hello Alan, this is the support team. How can we help you?");
  expect(own.map(({ is_seen }) => is_seen)).toEqual([1, 1]);
  expect(await server.context.database.select().from(conversations)).not.toEqual([]);
});
