import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { demoCodeSender } from "./demo-code-sender";

const folder = mkdtempSync(join(tmpdir(), "doorstep-mailbox-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("the demo's mailbox keeps what would be sent, for its owner only, and the terminal hides whose it is", async () => {
  const lines: string[] = [];
  const about = { code: "123456", language: "en", shop: "Doorstep" } as const;
  const sender = demoCodeSender(folder, (line) => lines.push(line));
  await sender.send({ medium: "phone", target: "+12025550200", purpose: "sign-in", ...about });
  await sender.send({ medium: "email", target: "ada@shop.test", purpose: "reset", ...about });
  const file = join(folder, "mailbox", "codes.txt");
  expect(readFileSync(file, "utf8").trim().split("\n")).toEqual([
    expect.stringContaining("sign-in phone +12025550200: 123456"),
    expect.stringContaining("reset email ada@shop.test: 123456"),
  ]);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(lines.join()).not.toContain("+12025550200");
});
