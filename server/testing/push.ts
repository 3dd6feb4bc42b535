/** Pushes of a test: kept instead of sent. */
import type { PushNote, PushPort, PushTarget } from "../context";

export interface KeepingPushPort extends PushPort {
  firebase: boolean;
  sent: { target: PushTarget; note: PushNote }[];
  /** How the next sends end, used up one by one; afterwards all are taken. */
  answers: ("sent" | "gone" | Error)[];
}

export function keepingPushPort(): KeepingPushPort {
  const port: KeepingPushPort = {
    firebase: true,
    sent: [],
    answers: [],
    webPushKey: async () => "public-key-of-the-test",
    send: async (target, note) => {
      const answer = port.answers.shift() ?? "sent";
      if (answer instanceof Error) throw answer;
      if (answer === "sent") port.sent.push({ target, note });
      return answer;
    },
  };
  return port;
}
