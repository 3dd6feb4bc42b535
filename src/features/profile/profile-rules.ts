/** What the profile's forms ask for, with the specification's messages. */
import { type ObjectSchema, object, string } from "yup";
import type { CustomerInfo } from "@/contract";
import {
  emailRule,
  type NewPasswordFields,
  newPasswordRules,
  normalisePhone,
} from "@/features/account-forms";
import type { Translate } from "@/platform/i18n";
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
  (email.trim().toLowerCase() !== (customer.email ?? "") ||
    (!isPhoneFixed(customer) && normalisePhone(phone) !== (customer.phone ?? "")));

/** A phone number keeps its digits and a plus at its beginning. */
export const profileRules = (t: Texts, customer: Account): ObjectSchema<ProfileFields> =>
  object({
    name: string().trim().required(t("profile.nameRequired")).max(maxNameLength, t("profile.nameLong")),
    phone: string()
      .required(t("profile.phoneRequired"))
      .test("phone", t("auth.phoneShort"), (value) => /^\+?\d{10,15}$/.test(normalisePhone(value))),
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
