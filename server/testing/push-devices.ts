/** Devices that pushes go to. */

import type { Shopper } from "./shoppers";
import type { TestServer } from "./test-server";

let count = 0;

/** A device as a browser describes it; each one is another. */
export function device() {
  count += 1;
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/device-${count}`,
    keys: {
      p256dh: Buffer.alloc(65, count).toString("base64url"),
      auth: Buffer.alloc(16, count).toString("base64url"),
    },
  };
}

export const subscribe = (server: TestServer, who: Shopper, body: object, language: "en" | "ar" = "en") =>
  server.call("POST", "/push/subscriptions", { ...who, body, language });
