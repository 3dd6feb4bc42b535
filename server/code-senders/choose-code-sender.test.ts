import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { noMail } from "../services/mail";
import { recordingMail } from "../testing/recording-mail";
import { chooseCodeSender } from "./choose-code-sender";

const asked: { path: string | undefined; authorization: string | undefined; form: URLSearchParams }[] = [];
let status = 201;
let service: Server;
let url: string;
beforeAll(async () => {
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const { url: path, headers } = request;
      asked.push({ path, authorization: headers.authorization, form: new URLSearchParams(body) });
      response.writeHead(status).end("{}");
    });
  });
  await new Promise<void>((listening) => service.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
  status = 201;
});
afterAll(() => new Promise((closed) => service.close(closed)));

const nothing = {
  codeSender: null,
  twilio: null,
  smtp: null,
  demo: false,
  dataFolder: "/nowhere",
  publicUrl: "https://shop.test",
};
const account = { account: "AC1", token: "secret", from: "+12025550000" };
const smtp = { url: "smtps://mail.test", from: "shop@shop.test" };
const message = {
  medium: "phone",
  target: "+12025550200",
  code: "482913",
  purpose: "sign-in",
  language: "en",
  shop: "Corner Shop",
} as const;

describe("what sends codes", () => {
  it.each([
    ["nothing is set up", {}, { phone: false, email: false }, null],
    ["Twilio is", { twilio: { ...account, url: "https://sms.test" } }, { phone: true, email: false }, null],
    ["a mail server is", { smtp }, { phone: false, email: true }, null],
    [
      "a service is",
      { codeSender: { url: "https://codes.test", token: null } },
      { phone: true, email: true },
      null,
    ],
    ["it is the demo", { demo: true }, { phone: true, email: true }, "123456"],
    ["the demo has a mail server", { demo: true, smtp }, { phone: true, email: true }, null],
  ])("where %s", (_, changes, sends, fixedCode) => {
    const sender = chooseCodeSender({ ...nothing, ...changes }, noMail);
    expect(sender).toMatchObject({ sends, fixedCode });
  });

  it("is Twilio's API for phone numbers, with a line that fills the code in on the shop's own page only", async () => {
    await chooseCodeSender({ ...nothing, twilio: { ...account, url } }, noMail).send(message);
    const [call] = asked;
    expect(call?.path).toBe("/2010-04-01/Accounts/AC1/Messages.json");
    expect(call?.authorization).toBe(`Basic ${Buffer.from("AC1:secret").toString("base64")}`);
    expect(call?.form.get("To")).toBe(message.target);
    expect(call?.form.get("From")).toBe(account.from);
    expect(call?.form.get("Body")).toMatch(
      /^482913 is your code for Corner Shop\.[\s\S]*\n\n@shop\.test #482913$/,
    );
  });

  it("names a messaging service as such", async () => {
    await chooseCodeSender({ ...nothing, twilio: { ...account, url, from: "MG77" } }, noMail).send(message);
    expect(asked[0]?.form.get("MessagingServiceSid")).toBe("MG77");
    expect(asked[0]?.form.has("From")).toBe(false);
  });

  it.each([400, 401, 500])(
    "that answers %i fails the request, and the log names neither code nor person",
    async (answer) => {
      status = answer;
      const logged = vi.spyOn(console, "error").mockImplementation(() => {});
      const sender = chooseCodeSender({ ...nothing, twilio: { ...account, url } }, noMail);
      await expect(sender.send(message)).rejects.toMatchObject({ status: 503 });
      const lines = JSON.stringify(logged.mock.calls);
      logged.mockRestore();
      expect(lines).toContain(String(answer));
      expect(lines).not.toMatch(/482913|\+1202|secret/);
    },
  );

  it("is the mail server for addresses, in the language of who asked", async () => {
    const mail = recordingMail();
    const sender = chooseCodeSender({ ...nothing, smtp }, mail);
    await sender.send({ ...message, medium: "email", target: "ada@shop.test", language: "ar" });
    expect(mail.sent).toMatchObject([
      {
        to: "ada@shop.test",
        text: expect.stringContaining("رمزك هو 482913"),
        html: expect.stringContaining("rtl"),
      },
    ]);
    mail.send = async () => {
      throw new Error("away");
    };
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    await expect(sender.send({ ...message, medium: "email" })).rejects.toMatchObject({ status: 503 });
    logged.mockRestore();
  });
});
