/** One device, as its push service knows it. */
export type PushTarget =
  | { kind: "web"; endpoint: string; p256dh: string; auth: string }
  | { kind: "firebase"; token: string };

/** A message to a device: the contract's data (4.5), all strings. */
export interface PushMessage {
  data: Record<string, string>;
  /** Seconds that the push service keeps it for a device that is off. */
  ttlSeconds: number;
  /** A newer note of the same topic replaces one that still waits. Base64url, at most 32 characters. */
  topic: string;
}

/** The one way to push services, with a driver for each kind of device. */
export interface PushPort {
  /** Firebase is configured. */
  readonly firebase: boolean;
  /** Public key of Web Push, base64url. */
  webPushKey(): Promise<string>;
  /** `gone`: the device will never take a push again. Throws when the push should be tried again. Never logs the device. */
  send(target: PushTarget, note: PushMessage): Promise<"sent" | "gone">;
}
