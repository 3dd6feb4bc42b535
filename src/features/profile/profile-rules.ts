/** Rules of the profile's forms, with the specification's messages. */

import { type ObjectSchema, object, string } from "yup";
import type { CustomerInfo } from "@/contract";
import { cleanEmail } from "@/domain/email";
import { cleanName } from "@/domain/written-text";
import {
  emailRule,
  type NewPasswordFields,
  newPasswordRules,
  normalisePhone,
} from "@/features/account-forms";
import { phoneRule } from "@/features/phone-rules";
import type { Translate } from "@/platform/i18n";
import type { ReadPhone } from "@/platform/phone/load-phones";
import { hasPassword } from "./has-password";

type Texts = Translate<"account">;

export interface ProfileFields {
  name: string;
  phone: string;
  email: string;
  /** Needed where phone number or e-mail address change. */
  currentPassword: string;
}

const maxNameLength = 191;

type Account = Pick<CustomerInfo, "phone" | "email" | "login_medium" | "is_phone_verified">;

/** A phone number that was verified is never changed. */
export const isPhoneFixed = ({ phone, is_phone_verified }: Account): boolean =>
  is_phone_verified === 1 && phone !== null;

/** Whether a change needs the password: the contacts of an account that has one. */
export const needsPassword = (
  customer: Account,
  { phone, email }: Pick<ProfileFields, "phone" | "email">,
): boolean =>
  hasPassword(customer) &&
  (cleanEmail(email).toLowerCase() !== (customer.email ?? "") ||
    (!isPhoneFixed(customer) && normalisePhone(phone) !== (customer.phone ?? "")));

export const profileRules = (
  t: Texts,
  customer: Account,
  readPhone: ReadPhone,
): ObjectSchema<ProfileFields> =>
  object({
    name: string()
      .transform(cleanName)
      .required(t("profile.nameRequired"))
      .max(maxNameLength, t("profile.nameLong")),
    // A number from before plans were known stays until it is changed.
    phone: phoneRule((text) => (text === customer.phone ? text : readPhone(text)), {
      required: t("profile.phoneRequired"),
      short: t("auth.phoneShort"),
      wrong: t("auth.phoneWrong"),
    }),
    email: emailRule(t),
    currentPassword: string()
      .default("")
      .test("password", t("auth.passwordRequired"), function (value) {
        return value !== "" || !needsPassword(customer, this.parent as ProfileFields);
      }),
  });

export interface PasswordChangeFields extends NewPasswordFields {
  currentPassword: string;
}

export const passwordChangeRules = (t: Texts): ObjectSchema<PasswordChangeFields> =>
  newPasswordRules(t).shape({ currentPassword: string().required(t("auth.passwordRequired")) });

/** Bytes. A photo of a camera is larger: what is sent is cut out of it. */
export const maxPhotoSize = 2 * 1024 * 1024;
export const photoTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;

export const isPhotoType = (type: string): boolean => (photoTypes as readonly string[]).includes(type);
