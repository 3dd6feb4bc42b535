import type { CodeSender } from "../context";

type Message = Parameters<CodeSender["send"]>[0];

/** Keeps what was sent, for tests. */
export function recordingCodeSender(): CodeSender & { sent: Message[] } {
  const sent: Message[] = [];
  return {
    isConfigured: true,
    fixedCode: null,
    sent,
    send: async (message) => {
      sent.push(message);
    },
  };
}
