import type { CodeSender } from "./context";

type Message = Parameters<CodeSender["send"]>[0];

/** All but the last characters hidden: enough to tell whose code a line is while trying things out. */
function masked(target: string): string {
  return `…${target.slice(-4)}`;
}

/** The default driver: no gateway is set up, so the code is written to the terminal for whoever runs the server. */
export function logCodeSender(write: (line: string) => void = console.log): CodeSender {
  return {
    send: async ({ medium, target, code, purpose }) => {
      write(`Code to ${purpose} the ${medium} ${masked(target)}: ${code}`);
    },
  };
}

/** Keeps what was sent, for tests. */
export function recordingCodeSender(): CodeSender & { sent: Message[] } {
  const sent: Message[] = [];
  return {
    sent,
    send: async (message) => {
      sent.push(message);
    },
  };
}
