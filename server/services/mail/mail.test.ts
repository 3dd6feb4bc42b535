import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { composeMail, mailboxFolder, smtpMail } from ".";
import { maxKeptMails } from "./mailbox-driver";

/** Enough of SMTP to take one mail after another. `reply` decides about a command; null is the usual. */
function mailServer(reply: (command: string) => string | null) {
  const received: { from: string; to: string; data: string }[] = [];
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    let buffer = "";
    let mail = { from: "", to: "", data: "" };
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const answer = (command: string, usual: string) => say(reply(command) ?? usual);
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      buffer += chunk.toString();
      for (;;) {
        if (inData) {
          const end = buffer.indexOf("\r\n.\r\n");
          if (end < 0) return;
          mail.data = buffer.slice(0, end);
          buffer = buffer.slice(end + 5);
          inData = false;
          received.push(mail);
          mail = { from: "", to: "", data: "" };
          say("250 taken");
          continue;
        }
        const end = buffer.indexOf("\r\n");
        if (end < 0) return;
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const command = line.slice(0, 4).toUpperCase();
        if (command === "EHLO") say("250 mail.test");
        else if (command === "MAIL") {
          mail.from = line;
          answer(command, "250 ok");
        } else if (command === "RCPT") {
          mail.to = line;
          answer(command, "250 ok");
        } else if (command === "DATA") {
          inData = true;
          say("354 go on");
        } else say("250 ok");
      }
    });
    say("220 mail.test");
  });
  return {
    received,
    listen: async () => {
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((closed) => server.close(closed));
    },
  };
}

const from = "Corner Shop <shop@shop.test>";

describe("a mail server", () => {
  let refusal: string | null = null;
  let server: ReturnType<typeof mailServer>;
  let mail: ReturnType<typeof smtpMail>;
  beforeEach(async () => {
    refusal = null;
    server = mailServer((command) => (command === "RCPT" ? refusal : null));
    mail = smtpMail({ url: await server.listen(), from });
  });
  afterEach(async () => {
    mail.close();
    await server.close();
  });
  const send = (to = "ada@shop.test") => mail.send({ to, subject: "Order 12 ✓", text: "On its way" });

  it("gets the mail with sender, receiver and text", async () => {
    expect(await send()).toBe("sent");
    const [taken] = server.received;
    expect(taken).toMatchObject({
      from: expect.stringContaining("<shop@shop.test>"),
      to: expect.stringContaining("<ada@shop.test>"),
      data: expect.stringMatching(/From: Corner Shop <shop@shop\.test>[\s\S]*On its way/),
    });
    expect(taken?.data).toContain("Auto-Submitted: auto-generated");
  });

  it("is given one receiver, whatever stands in the address and the subject", async () => {
    await mail
      .send({
        to: "ada@shop.test, eve@evil.test",
        subject: "Hello\r\nBcc: eve@evil.test",
        text: "x",
      })
      .catch(() => {});
    for (const { to, data } of server.received) {
      expect(to).not.toContain("<eve@evil.test>");
      expect(data).not.toMatch(/^Bcc:/m);
    }
  });

  it("refuses a receiver for good, and the mail is given up", async () => {
    refusal = "550 no such person ada@shop.test";
    expect(await send()).toBe("refused");
  });

  it.each(["451 later, ada@shop.test", "421 too many, ada@shop.test"])(
    "that says %s is asked again, and the error names nobody",
    async (reply) => {
      refusal = reply;
      const failure = await send().catch((error: Error) => error);
      expect(failure).toBeInstanceOf(Error);
      expect((failure as Error).message).toMatch(/^The mail server did not take a mail/);
      expect((failure as Error).message).not.toContain("ada@");
    },
  );

  it("that cannot be reached is asked again", async () => {
    const away = smtpMail({ url: "smtp://127.0.0.1:1", from });
    await expect(away.send({ to: "ada@shop.test", subject: "x", text: "x" })).rejects.toThrow(
      "did not take a mail",
    );
    away.close();
  });
});

it("the demo's mailbox is a readable file for each mail, for its owner only, and the oldest go", async () => {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-mails-"));
  try {
    let time = 1_700_000_000_000;
    const mailbox = mailboxFolder(folder, () => new Date(time++));
    for (let number = 1; number <= maxKeptMails + 3; number++) {
      await mailbox.send({ to: "ada@shop.test", subject: `Order ${number}`, text: "It is there." });
    }
    const files = readdirSync(join(folder, "mailbox")).sort();
    expect(files).toHaveLength(maxKeptMails);
    const path = join(folder, "mailbox", files[0] ?? "");
    expect(readFileSync(path, "utf8")).toMatch(/To: ada@shop\.test\nSubject: Order 4\n\nIt is there\./);
    expect(statSync(path).mode & 0o077).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("a composed mail", () => {
  const content = {
    language: "ar",
    shop: "Corner & Shop",
    subject: "Order 12\nfor <b>Ada</b>",
    paragraphs: ['<img src=x onerror="alert(1)">'],
    rows: [["Bread", "2 €"]],
    action: {
      label: "See it",
      url: 'https://shop.test/o?a=1&b="2"',
      colours: { ground: "#8a1c4a", ink: "#ffffff" },
    },
  } as const;

  it("says the same as text and as HTML, in the direction of its language", () => {
    const { text, html, subject } = composeMail("ada@shop.test", content);
    expect(subject).toBe("Order 12 for <b>Ada</b>");
    for (const part of [
      "\u2068Bread\u2069: \u20682 €\u2069",
      "See it:\nhttps://shop.test/o",
      "Corner & Shop",
    ])
      expect(text).toContain(part);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain("Bread");
    expect(html).toContain("background:#8a1c4a;color:#ffffff");
  });

  it("shows what shoppers typed as text", () => {
    const { html } = composeMail("ada@shop.test", content);
    expect(html).not.toMatch(/<img|<b>|b="2"/);
  });
});
