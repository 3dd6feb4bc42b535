import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MailPort } from "../../ports/mail";

/** Mails that are kept; the oldest go. */
export const maxKeptMails = 200;

/**
 * The demo's driver: mails are not sent but written to `mailbox` in the data folder, a text file each, for the person who
 * runs the demo. Their names begin with the time, so that a listing is in order.
 */
export function mailboxFolder(dataFolder: string, now: () => Date = () => new Date()): MailPort {
  const folder = join(dataFolder, "mailbox");
  return {
    isConfigured: true,
    send: async ({ to, subject, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = now().toISOString();
      const name = `${time.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.txt`;
      await writeFile(join(folder, name), `Date: ${time}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`, {
        mode: 0o600,
      });
      const mails = (await readdir(folder)).filter((file) => /^\d{4}-.*\.txt$/.test(file)).sort();
      for (const old of mails.slice(0, -maxKeptMails)) await rm(join(folder, old), { force: true });
      return "sent";
    },
  };
}
