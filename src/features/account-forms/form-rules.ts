/** What the forms of signing in, signing up and a new password ask for, with the specification's messages. */
import { type BooleanSchema, boolean, type ObjectSchema, object, ref, type StringSchema, string } from "yup";
import { isEmailAddress } from "@/domain/email";
import { latinDigits } from "@/domain/latin-digits";
import type { Translate } from "@/platform/i18n";

type Texts = Translate<"account">;

export const codeLength = 6;
const minPasswordLength = 6;
const minPhoneDigits = 10;

/** A phone number as it is typed: digits with an optional plus; spaces, dashes and brackets are for the eye only. */
export function normalisePhone(text: string): string {
  return latinDigits(text).replace(/[\s().-]/g, "");
}

const isPhone = (text: string) => /^\+?\d+$/.test(normalisePhone(text));

const password = (t: Texts): StringSchema<string> =>
  string().required(t("auth.passwordRequired")).min(minPasswordLength, t("auth.passwordShort"));

/** At least ten digits; the text says "10 digits" because the specification's does. */
const phone = (t: Texts): StringSchema<string> =>
  string()
    .trim()
    .transform(latinDigits)
    .required(t("auth.phoneRequired"))
    .test(
      "phone",
      t("auth.phoneShort"),
      (value) => isPhone(value) && value.replace(/\D/g, "").length >= minPhoneDigits,
    );

/** An e-mail address of at most 255 characters. */
export const emailRule = (t: Texts): StringSchema<string> =>
  string().trim().required(t("auth.emailRequired")).test("email", t("auth.emailInvalid"), isEmailAddress);

const emailOrPhone = (t: Texts): StringSchema<string> =>
  string()
    .trim()
    .transform(latinDigits)
    .required(t("auth.emailOrPhoneRequired"))
    .test(
      "email-or-phone",
      t("auth.emailOrPhoneInvalid"),
      (value) => isEmailAddress(value) || isPhone(value),
    );

export interface SignInFields {
  emailOrPhone: string;
  password: string;
  remember: boolean;
}

export const signInRules = (t: Texts): ObjectSchema<SignInFields> =>
  object({ emailOrPhone: emailOrPhone(t), password: password(t), remember: boolean().default(false) });

export interface SignUpFields {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  referralCode: string;
  terms: boolean;
}

export const signUpRules = (t: Texts): ObjectSchema<SignUpFields> =>
  object({
    name: string().trim().required(t("auth.nameRequired")).max(120),
    email: emailRule(t),
    phone: phone(t),
    password: password(t),
    confirmPassword: repeated(t),
    referralCode: string().trim().max(191).default(""),
    terms: (boolean() as BooleanSchema<boolean>).default(false).isTrue(t("auth.termsRequired")).required(),
  });

export type PersonalInfoFields = Pick<SignUpFields, "name" | "email" | "phone" | "referralCode">;

/** What a new person says of themselves after a sign-in without a password; as in signing up. */
export const personalInfoRules = (t: Texts): ObjectSchema<PersonalInfoFields> =>
  object({
    name: string().trim().required(t("auth.nameRequired")).max(120),
    email: emailRule(t),
    phone: phone(t),
    referralCode: string().trim().max(191).default(""),
  });

export const phoneRules = (t: Texts): ObjectSchema<{ phone: string }> => object({ phone: phone(t) });

export const resetTargetRules = (t: Texts): ObjectSchema<{ emailOrPhone: string }> =>
  object({ emailOrPhone: emailOrPhone(t) });

export interface NewPasswordFields {
  password: string;
  confirmPassword: string;
}

export const newPasswordRules = (t: Texts): ObjectSchema<NewPasswordFields> =>
  object({ password: password(t), confirmPassword: repeated(t) });

function repeated(t: Texts): StringSchema<string> {
  const differs = t("auth.passwordsDiffer");
  return string()
    .required(differs)
    .oneOf([ref("password")], differs);
}

/** A one-time code is its digits; what a pasted text has besides is dropped. */
export function normaliseCode(text: string): string {
  return latinDigits(text).replace(/\D/g, "").slice(0, codeLength);
}
