import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { CodeSender } from "../context";

/** Every code of the demo; the page shows it next to the boxes. */
export const demoCode = "123456";

/** All but the last characters hidden: enough to tell whose code a line is while trying things out. */
function masked(target: string): string {
  return `…${target.slice(-4)}`;
}

/**
 * The demo's driver: what would be sent goes to `mailbox/codes.txt` in the data folder, a line a message, and a short line to
 * the terminal. Never for real people: every code is the same, and everybody is told.
 */
export function demoCodeSender(dataFolder: string, write: (line: string) => void = console.log): CodeSender {
  const mailbox = join(dataFolder, "mailbox");
  return {
    sends: { phone: true, email: true },
    fixedCode: demoCode,
    send: async ({ medium, target, code, purpose }) => {
      mkdirSync(mailbox, { recursive: true, mode: 0o700 });
      const line = `${new Date().toISOString()} ${purpose} ${medium} ${target}: ${code}\n`;
      appendFileSync(join(mailbox, "codes.txt"), line, { mode: 0o600 });
      write(`Code to ${purpose} the ${medium} ${masked(target)}: ${code}`);
    },
  };
}
