import { describe, expect, it } from "vitest";
import type { Config } from "@/contract";
import { type Arrival, destinationAfterSignIn, pendingVerification } from "./after-sign-in";

const asks = (phone: 0 | 1, email: 0 | 1) =>
  ({
    centralize_login: { phone_verification_status: phone, email_verification_status: email },
  }) as unknown as Config;

describe("what has to be proved", () => {
  it.each<[0 | 1, 0 | 1, 0 | 1, 0 | 1, "phone" | "email" | null]>([
    [0, 0, 1, 1, "phone"],
    [1, 0, 1, 1, "email"],
    [1, 1, 1, 1, null],
    [0, 0, 0, 1, "email"],
    [0, 0, 1, 0, "phone"],
    [0, 0, 0, 0, null],
  ])("phone %i, e-mail %i, asked for %i and %i: %s", (phone, email, askPhone, askEmail, expected) => {
    const result = { is_phone_verified: phone, is_email_verified: email };
    expect(pendingVerification(result, asks(askPhone, askEmail))).toBe(expected);
  });
});

describe("where signing in leads", () => {
  const here: Arrival = { kind: "sign-in", pathname: "/home", zoneSet: true, moduleType: "food" };

  it.each<[Partial<Arrival>, string | null]>([
    [{}, null],
    [{ returnTo: "/checkout?page=cart" }, "/checkout?page=cart"],
    [{ returnTo: "https://evil.example/" }, null],
    [{ returnTo: "//evil.example" }, null],
    [{ returnTo: "///evil.example" }, null],
    [{ returnTo: "/\\evil.example" }, null],
    [{ returnTo: "\\/evil.example" }, null],
    [{ returnTo: "/\t/evil.example" }, null],
    [{ returnTo: "/\n//evil.example" }, null],
    [{ returnTo: " //evil.example" }, null],
    [{ returnTo: "/.//evil.example" }, null],
    [{ returnTo: "/a/..//evil.example" }, null],
    [{ returnTo: "javascript:alert(1)" }, null],
    [{ returnTo: "data:text/html,x" }, null],
    [{ returnTo: "http:evil.example" }, null],
    [{ returnTo: "evil.example" }, null],
    [{ returnTo: "@evil.example" }, null],
    [{ returnTo: "" }, null],
    [{ returnTo: "/%2F%2Fevil.example" }, "/%2F%2Fevil.example"],
    [{ returnTo: "/home?next=https://evil.example" }, "/home?next=https://evil.example"],
    [{ pathname: "/forgot-password" }, "/"],
    [{ kind: "sign-up" }, "/interest"],
    [{ kind: "sign-up", moduleType: "parcel" }, "/"],
    [{ kind: "sign-up", moduleType: null }, "/"],
    [{ kind: "sign-up", zoneSet: false }, "/"],
    [{ kind: "sign-up", returnTo: "/checkout?page=cart" }, "/checkout?page=cart"],
  ])("%j leads to %j", (change, expected) => {
    expect(destinationAfterSignIn({ ...here, ...change })).toBe(expected);
  });
});
