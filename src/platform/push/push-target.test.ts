import { describe, expect, it } from "vitest";
import { readPush } from "@/domain/push-message";
import { safePath } from "@/platform/navigation/safe-path";
import { pushTarget } from "./push-target";

const target = (data: object, signedIn = true) => {
  const received = readPush(JSON.stringify({ data: { title: "t", ...data } }));
  return received && pushTarget(received.message, signedIn);
};

describe("a click on a push", () => {
  it.each([
    [{ type: "order_status", order_id: "12345678" }, true, "/profile?page=my-orders&orderId=12345678"],
    [{ type: "order_status", order_id: "12345678" }, false, "/track-order?order_id=12345678"],
    [{ type: "wallet_transfer", order_id: "12345678" }, true, "/profile?page=my-orders&orderId=12345678"],
    [
      { type: "message", conversation_id: "7", sender_type: "vendor", order_id: "9" },
      true,
      "/chatting?conversationId=7&type=vendor&chatFrom=true",
    ],
    [{ type: "message" }, true, "/chatting?chatFrom=true"],
    [{ type: "referral_code", order_id: "1" }, true, "/profile?page=referral-code"],
    [{ type: "referral_code" }, false, "/"],
    [{ type: "wallet_transfer" }, true, "/profile?page=wallet"],
    [{ type: "wallet_transfer" }, false, "/"],
    [{ type: "offer" }, true, "/"],
  ])("of %o (signed in: %s) leads to %s", (data, signedIn, path) => {
    expect(target(data, signedIn)).toBe(path);
  });

  it.each([
    { click_action: "https://evil.example/", type: "offer" },
    { type: "message", conversation_id: "https://evil.example", sender_type: "//evil" },
    { type: "order_status", order_id: "//evil.example", link: "javascript:alert(1)" },
    { type: "../../evil", order_id: "1/../../x" },
  ])("never leaves this origin: %o", (data) => {
    const path = target(data);
    expect(path).toBe(safePath(path));
    expect(path).not.toContain("evil");
  });
});
