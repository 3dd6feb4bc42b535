/** Pushes of a test: kept instead of sent. */
import type { PushMessage, PushPort, PushTarget } from "../context";

export interface RecordingPushPort extends PushPort {
  firebase: boolean;
  sent: { target: PushTarget; note: PushMessage }[];
  /** How the next sends end, used up one by one; afterwards all are taken. */
  results: ("sent" | "gone" | Error)[];
}

export function recordingPushPort(): RecordingPushPort {
  const port: RecordingPushPort = {
    firebase: true,
    sent: [],
    results: [],
    webPushKey: async () => "public-key-of-the-test",
    send: async (target, note) => {
      const result = port.results.shift() ?? "sent";
      if (result instanceof Error) throw result;
      if (result === "sent") port.sent.push({ target, note });
      return result;
    },
  };
  return port;
}
