import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { transact } from "../../db/transact";
import { noMail, queueMail } from "../../services/mail";
import { openTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const mail = { to: "ada@shop.test", subject: "Order 12", text: "On its way" };

it("a mail is sent when its transaction was committed, and never was when it was rolled back", async () => {
  const { database } = server.context;
  await transact(database, (tx) => queueMail(tx, server.context, mail));
  await expect(
    transact(database, async (tx) => {
      await queueMail(tx, server.context, { ...mail, subject: "Order 13" });
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await server.runJobs();
  expect(server.mails).toEqual([mail]);
});

it("a mail that is refused for good is given up, and the log names nobody", async () => {
  const { mail: port, database } = server.context;
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  server.context.mail = { isConfigured: true, send: async () => "refused" };
  await transact(database, (tx) => queueMail(tx, server.context, mail));
  await server.runJobs();
  server.context.mail = port;
  await server.runJobs();
  expect(JSON.stringify(logged.mock.calls)).not.toContain("ada@");
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  expect(server.mails).toHaveLength(1);
});

it("nothing is queued where nothing sends mails", async () => {
  const { mail: port, database } = server.context;
  server.context.mail = noMail;
  await transact(database, (tx) => queueMail(tx, server.context, mail));
  server.context.mail = port;
  expect(await server.runJobs()).toBe(0);
});
