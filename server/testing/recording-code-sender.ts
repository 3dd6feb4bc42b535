import type { CodeMessage, CodeSender } from "../ports";

/** Keeps what was sent, for tests. */
export function recordingCodeSender(): CodeSender & { sent: CodeMessage[] } {
  const sent: CodeMessage[] = [];
  return {
    sends: { phone: true, email: true },
    fixedCode: null,
    sent,
    send: async (message) => {
      sent.push(message);
    },
  };
}

/** The sender of a real shop that has none. */
export const noCodeSender: CodeSender = {
  sends: { phone: false, email: false },
  fixedCode: null,
  send: async () => {
    throw new Error("A code was made though nothing sends it.");
  },
};
