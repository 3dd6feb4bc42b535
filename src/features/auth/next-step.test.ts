import { describe, expect, it } from "vitest";
import type { Config, LoginResult } from "@/contract";
import { type NextStep, nextStep } from "./next-step";

const asks = (phone: 0 | 1, email: 0 | 1) =>
  ({
    centralize_login: { phone_verification_status: phone, email_verification_status: email },
  }) as unknown as Config;

const result: LoginResult = {
  token: null,
  is_phone_verified: 1,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: null,
  login_type: "otp",
  email: null,
};
const ada = { id: 7, name: "Ada", image: null };

describe("after a sign-in call comes", () => {
  it.each<[string, Partial<LoginResult>, boolean, NextStep]>([
    ["the token", { token: "t" }, false, { kind: "signed-in", token: "t" }],
    ["what a new person is called", { is_personal_info: 0 }, false, { kind: "personal-info" }],
    [
      "the name before anything else",
      { is_personal_info: 0, is_exist_user: ada, is_phone_verified: 0 },
      true,
      { kind: "personal-info" },
    ],
    ["whether an account is theirs", { is_exist_user: ada }, true, { kind: "is-it-you", person: ada }],
    ["the code that was asked for", { is_phone_verified: 0 }, true, { kind: "code", type: "phone" }],
    [
      "the code of the phone first",
      { is_phone_verified: 0, is_email_verified: 0 },
      false,
      { kind: "code", type: "phone" },
    ],
    ["the code of the e-mail", { is_email_verified: 0 }, false, { kind: "code", type: "email" }],
    ["the same call once more", {}, false, { kind: "no-token" }],
  ])("%s", (_, changes, awaitsCode, expected) => {
    expect(nextStep({ ...result, ...changes }, asks(1, 1), awaitsCode)).toEqual(expected);
  });

  it("the code that was asked for, also where the operator asks for none", () => {
    expect(nextStep({ ...result, is_phone_verified: 0 }, asks(0, 0), true)).toEqual({
      kind: "code",
      type: "phone",
    });
  });
});
