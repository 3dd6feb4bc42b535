/** Rules of the forms of signing in, signing up and a new password, with the specification's messages. */
import { type BooleanSchema, boolean, type ObjectSchema, object, ref, type StringSchema, string } from "yup";
import { cleanEmail, isEmailAddress } from "@/domain/email";
import { latinDigits } from "@/domain/latin-digits";
import { cleanName, codeDigits, withoutInvisible } from "@/domain/written-text";
import { phoneRule } from "@/features/phone-rules";
import type { Translate } from "@/platform/i18n";
import type { ReadPhone } from "@/platform/phone/load-phones";

type Texts = Translate<"account">;

export const codeLength = 6;
const minPasswordLength = 6;

/** A phone number as it was typed, without what is for the eye only: for accounts from before plans of numbers were known. */
export const normalisePhone = (text: string): string =>
  latinDigits(withoutInvisible(text).normalize("NFKC")).replace(/[\s\p{Pd}\u2212./()[\]]/gu, "");

const isPhone = (text: string) => /^\+?\d+$/.test(normalisePhone(text));

const password = (t: Texts): StringSchema<string> =>
  string().required(t("auth.passwordRequired")).min(minPasswordLength, t("auth.passwordShort"));

/** A number that exists in some country's plan, as E.164. */
const phone = (t: Texts, readPhone: ReadPhone): StringSchema<string> =>
  phoneRule(readPhone, {
    required: t("auth.phoneRequired"),
    short: t("auth.phoneShort"),
    wrong: t("auth.phoneWrong"),
  });

/** An e-mail address of at most 255 characters. */
export const emailRule = (t: Texts): StringSchema<string> =>
  string()
    .transform(cleanEmail)
    .required(t("auth.emailRequired"))
    .test("email", t("auth.emailInvalid"), isEmailAddress);

const emailOrPhone = (t: Texts): StringSchema<string> =>
  string()
    .transform((text: string) =>
      /[@\uff20]/.test(text) ? cleanEmail(text) : latinDigits(withoutInvisible(text)).trim(),
    )
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

export const signUpRules = (t: Texts, readPhone: ReadPhone): ObjectSchema<SignUpFields> =>
  object({
    name: string().transform(cleanName).required(t("auth.nameRequired")).max(120),
    email: emailRule(t),
    phone: phone(t, readPhone),
    password: password(t),
    confirmPassword: repeated(t),
    referralCode: string().trim().max(191).default(""),
    terms: (boolean() as BooleanSchema<boolean>).default(false).isTrue(t("auth.termsRequired")).required(),
  });

export type PersonalInfoFields = Pick<SignUpFields, "name" | "email" | "phone" | "referralCode">;

/** Rules for a new person's details after a sign-in without a password; as in signing up. */
export const personalInfoRules = (t: Texts, readPhone: ReadPhone): ObjectSchema<PersonalInfoFields> =>
  object({
    name: string().transform(cleanName).required(t("auth.nameRequired")).max(120),
    email: emailRule(t),
    phone: phone(t, readPhone),
    referralCode: string().trim().max(191).default(""),
  });

export const phoneRules = (t: Texts, readPhone: ReadPhone): ObjectSchema<{ phone: string }> =>
  object({ phone: phone(t, readPhone) });

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
  return codeDigits(text).slice(0, codeLength);
}
