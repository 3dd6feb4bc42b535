import type { CodeSender } from "./context";

type Message = Parameters<CodeSender["send"]>[0];

/** All but the last characters hidden: enough to tell whose code a line is while trying things out. */
function masked(target: string): string {
  return `…${target.slice(-4)}`;
}

/** The demo's driver: the code is written to the terminal for whoever tries things out. Never for real people. */
export function logCodeSender(write: (line: string) => void = console.log): CodeSender {
  return {
    isConfigured: true,
    send: async ({ medium, target, code, purpose }) => {
      write(`Code to ${purpose} the ${medium} ${masked(target)}: ${code}`);
    },
  };
}

/** Keeps what was sent, for tests. */
export function recordingCodeSender(): CodeSender & { sent: Message[] } {
  const sent: Message[] = [];
  return {
    isConfigured: true,
    sent,
    send: async (message) => {
      sent.push(message);
    },
  };
}
