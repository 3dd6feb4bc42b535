import { describe, expect, it } from "vitest";
import { ValidationError } from "yup";
import type { TextKey, Translate } from "@/platform/i18n";
import english from "@/platform/i18n/locales/en/account";
import { loadPhoneReader } from "@/platform/phone/load-phones";
import {
  newPasswordRules,
  normaliseCode,
  normalisePhone,
  phoneRules,
  resetTargetRules,
  signInRules,
  signUpRules,
} from "./form-rules";

const readPhone = await loadPhoneReader("US");
const t: Translate<"account"> = (key: TextKey<"account">) => english[key];

interface Rules {
  validate: (values: unknown, options: { abortEarly: boolean }) => Promise<unknown>;
}

/** The first message of each field that is wrong. */
async function messages(rules: Rules, values: unknown): Promise<Record<string, string>> {
  try {
    await rules.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, string> = {};
    for (const inner of error.inner) found[inner.path ?? ""] ??= inner.message;
    return found;
  }
}

describe("signing in", () => {
  const good = { emailOrPhone: "ada@example.test", password: "secret", remember: false };

  it.each<[Partial<typeof good>, Record<string, string>]>([
    [{}, {}],
    [{ emailOrPhone: "+12025552030" }, {}],
    [{ emailOrPhone: "(202) 555-2030" }, {}],
    [{ emailOrPhone: "" }, { emailOrPhone: "Email or phone number is required" }],
    [{ emailOrPhone: "  " }, { emailOrPhone: "Email or phone number is required" }],
    [{ emailOrPhone: "ada@example" }, { emailOrPhone: "Must be a valid email or phone number" }],
    [{ emailOrPhone: "ada" }, { emailOrPhone: "Must be a valid email or phone number" }],
    [{ emailOrPhone: "++123456" }, { emailOrPhone: "Must be a valid email or phone number" }],
    [{ password: "" }, { password: "Password is required" }],
    [{ password: "12345" }, { password: "Password is too short - should be 6 chars minimum." }],
    [{ password: "123456" }, {}],
  ])("with %j says %j", async (change, expected) => {
    expect(await messages(signInRules(t), { ...good, ...change })).toEqual(expected);
  });
});

describe("signing up", () => {
  const good = {
    name: "Ada Harbour",
    email: "ada@example.test",
    phone: "+12025552030",
    password: "secret",
    confirmPassword: "secret",
    referralCode: "",
    terms: true,
  };
  const emailOf = (length: number) => `${"a".repeat(length - 7)}@b.test`;

  it.each<[Partial<typeof good>, Record<string, string>]>([
    [{}, {}],
    [{ name: " " }, { name: "First name is required" }],
    [{ email: "" }, { email: "Email is required" }],
    [{ email: "ada" }, { email: "Must be a valid email" }],
    [{ email: emailOf(255) }, {}],
    [{ email: emailOf(256) }, { email: "Must be a valid email" }],
    [{ phone: "" }, { phone: "Please give a phone number" }],
    [{ phone: "123456789" }, { phone: "number must be 10 digits" }],
    [{ phone: "2025552030" }, {}],
    [{ phone: "phone number" }, { phone: "number must be 10 digits" }],
    [{ phone: "00966501234567" }, {}],
    [{ confirmPassword: "other" }, { confirmPassword: "Passwords must match" }],
    [{ confirmPassword: "" }, { confirmPassword: "Passwords must match" }],
    [{ terms: false }, { terms: "You must accept the terms and conditions" }],
    [{ referralCode: "FRIEND" }, {}],
  ])("with %j says %j", async (change, expected) => {
    expect(await messages(signUpRules(t, readPhone), { ...good, ...change })).toEqual(expected);
  });

  it("says what is wrong with a short password", async () => {
    const values = { ...good, password: "12345", confirmPassword: "12345" };
    expect((await messages(signUpRules(t, readPhone), values)).password).toBe(
      "Password is too short - should be 6 chars minimum.",
    );
  });
});

describe("the smaller forms", () => {
  it("ask for a phone number of ten digits or more", async () => {
    expect(await messages(phoneRules(t, readPhone), { phone: "" })).toEqual({
      phone: "Please give a phone number",
    });
    expect(await messages(phoneRules(t, readPhone), { phone: "(202) 555-2030" })).toEqual({});
    expect(await messages(phoneRules(t, readPhone), { phone: "555-2030" })).toEqual({
      phone: "number must be 10 digits",
    });
    expect(await messages(phoneRules(t, readPhone), { phone: "(555) 555-2030" })).toEqual({
      phone: "This phone number does not exist. Please check it, or write it with + and its country code",
    });
  });

  it("take a phone number or an e-mail for a forgotten password", async () => {
    expect(await messages(resetTargetRules(t), { emailOrPhone: "x" })).toHaveProperty("emailOrPhone");
    expect(await messages(resetTargetRules(t), { emailOrPhone: "ada@example.test" })).toEqual({});
  });

  it("want the new password twice", async () => {
    expect(await messages(newPasswordRules(t), { password: "secret", confirmPassword: "secrets" })).toEqual({
      confirmPassword: "Passwords must match",
    });
  });
});

describe("what is typed", () => {
  it("on an Arabic keyboard is a phone number that is sent in the digits that the shop reads", () => {
    expect(phoneRules(t, readPhone).cast({ phone: "+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧" })).toEqual({ phone: "+966501234567" });
    expect(phoneRules(t, readPhone).isValidSync({ phone: "+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧" })).toBe(true);
  });

  it.each([
    ["123456", "123456"],
    ["123 456", "123456"],
    ["Your code: 98-76-54 32", "987654"],
    ["abc", ""],
    ["١٢٣٤٥٦", "123456"],
    ["۹۸۷۶۵۴", "987654"],
  ])("%j is the code %j", (typed, code) => {
    expect(normaliseCode(typed)).toBe(code);
  });

  it("loses what phone numbers have for the eye", () => {
    expect(normalisePhone("+1 (202) 555-2030")).toBe("+12025552030");
    expect(normalisePhone("+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧")).toBe("+966501234567");
  });
});
