/** Rules of the application forms. Every value is text, as it is typed and kept. */
import { type ObjectSchema, object, ref, string } from "yup";
import { isPartnerPassword } from "@/domain/partner-password";
import { emailRule, phoneRules } from "@/features/account-forms";
import type { Translate } from "@/platform/i18n";
import type { ReadPhone } from "@/platform/phone/load-phones";

type Texts = Translate<"applications">;
type AccountTexts = Translate<"account">;

/** The values of a form by their names; the rules of a form say which there are. */
export type ApplicationValues = Record<string, string>;

const required = (message: string, max = 191) => string().trim().required(message).max(max);

const person = (t: Texts, account: AccountTexts, readPhone: ReadPhone) => ({
  f_name: required(t("error.name"), 100),
  l_name: string().trim().max(100).default(""),
  email: emailRule(account),
  phone: phoneRules(account, readPhone).fields.phone as ReturnType<typeof string>,
  password: string()
    .required(account("auth.passwordRequired"))
    .test("password", t("password.hint"), (value) => isPartnerPassword(value)),
  confirmPassword: string()
    .required(account("auth.passwordsDiffer"))
    .oneOf([ref("password")], account("auth.passwordsDiffer")),
  zone_id: required(t("error.zone")),
});

const minutes = (message: string) =>
  string()
    .trim()
    .matches(/^[1-9]\d{0,2}$/, message)
    .required(message);

export const storeRules = (t: Texts, account: AccountTexts, language: string, readPhone: ReadPhone) =>
  object({
    ...person(t, account, readPhone),
    [`name_${language}`]: required(t("error.storeName")),
    [`address_${language}`]: required(t("error.address")),
    module_id: required(t("error.module")),
    minimum_delivery_time: minutes(t("error.time")),
    maximum_delivery_time: minutes(t("error.time")).test("order", t("error.timeOrder"), function (value) {
      return Number(value) >= Number((this.parent as ApplicationValues).minimum_delivery_time);
    }),
  }) as unknown as ObjectSchema<ApplicationValues>;

export const courierRules = (t: Texts, account: AccountTexts, readPhone: ReadPhone) =>
  object({
    ...person(t, account, readPhone),
    identity_number: required(t("error.identity"), 50),
    vehicle_id: required(t("error.vehicle")),
  }) as unknown as ObjectSchema<ApplicationValues>;

/** Bytes. */
const maxPictureSize = 2 * 1024 * 1024;
const pictureTypes: readonly string[] = ["image/jpeg", "image/png", "image/gif", "image/webp"];

export type PictureProblem = "heic" | "type" | "large" | "empty";

/** The fault of a picture as it would be sent; null for none. The shop finds out whether it is a picture at all. */
export function pictureProblem({
  name,
  type,
  size,
}: Pick<File, "name" | "type" | "size">): PictureProblem | null {
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) return "heic";
  if (!pictureTypes.includes(type)) return "type";
  if (size === 0) return "empty";
  return size > maxPictureSize ? "large" : null;
}

export const acceptedPictures = pictureTypes.join(",");
