/** The form of the checkout: its values and their rules, which are loaded after its first fields. */

import { yupResolver } from "@hookform/resolvers/yup";
import type { Resolver } from "react-hook-form";
import { boolean, number, type ObjectSchema, object, string } from "yup";
import { cleanEmail, isEmailAddress } from "@/domain/email";
import { maxTipInAnyCase } from "@/domain/tip-limit";
import { cleanName } from "@/domain/written-text";
import { type PaymentChoice, paymentChoices } from "@/features/payment";
import { phoneRule } from "@/features/phone-rules";
import { type Translate, translator } from "@/platform/i18n";
import type { ReadPhone } from "@/platform/phone/load-phones";
import { type InstructionChoice, instructionChoices } from "./instruction-choices";
import { readTip } from "./tips";

/** As when signing up; a shop may ask for more. */
const minAccountPassword = 6;

/** Named as in the order's request where they are part of it. */
export interface CheckoutFormValues {
  order_type: "delivery" | "take_away";
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  address: string;
  road: string;
  house: string;
  floor: string;
  order_note: string;
  /** The wish for unavailable items, "" for none. */
  unavailable_item_note: string;
  /** The courier's tip, major units. */
  dm_tips: number;
  /** The tip as the shopper has typed it, "" for one of the offered. */
  own_tip: string;
  /** A tip of one's own was chosen and has to be typed. */
  tip_own: boolean;
  /** The instruction for the courier, one of the usual ones. */
  instruction: InstructionChoice;
  /** The note that is paid with as it was typed, "" for none. Checked when the order is placed, because the total decides. */
  cash_note: string;
  /** "" until the shopper has chosen: then the first way that is possible is used. */
  payment: PaymentChoice | "";
  /** Key of the gateway through which it is paid online, "" for the first one. */
  gateway: string;
  /** Details of a payment outside of the app, as JSON; "" for none. Checked when the order is placed. */
  offline_details: string;
  packaging: boolean;
  cutlery: boolean;
  /** Whether the address is saved for the next order. */
  save_address: boolean;
  /** A guest wants an account with this order. */
  create_account: boolean;
  /** For that account. Never stored. */
  account_password: string;
}

interface CheckoutFormMessages {
  name: string;
  phone: string;
  phoneShort: string;
  phoneWrong: string;
  email: string;
  emailInvalid: string;
  address: string;
  ownTip: string;
  ownTipMissing: string;
  password: string;
  passwordShort: string;
}

interface CheckoutTerms {
  readPhone: ReadPhone;
  /** Whether an e-mail address has to be given. */
  emailNeeded: boolean;
  /** The unit of tips, major units. */
  smallAmount: number;
}

/** Rules by who orders: guests may have to give an e-mail address; take-away needs no address. */
export function checkoutFormSchema(
  messages: CheckoutFormMessages,
  { emailNeeded, smallAmount, readPhone }: CheckoutTerms,
): ObjectSchema<CheckoutFormValues> {
  const text = () => string().trim().max(191).default("");
  return object({
    order_type: string()
      .oneOf(["delivery", "take_away"] as const)
      .default("delivery"),
    contact_person_name: text().transform(cleanName).required(messages.name),
    contact_person_number: phoneRule(readPhone, {
      required: messages.phone,
      short: messages.phoneShort,
      wrong: messages.phoneWrong,
    }),
    contact_person_email: text()
      .transform(cleanEmail)
      .when("create_account", ([wanted], schema) =>
        emailNeeded || wanted === true ? schema.required(messages.email) : schema,
      )
      .test("email", messages.emailInvalid, (value) => value === "" || isEmailAddress(value)),
    address: text()
      .max(500)
      .when("order_type", ([type], schema) =>
        type === "delivery" ? schema.required(messages.address) : schema,
      ),
    road: text(),
    house: text(),
    floor: text(),
    order_note: string().trim().max(1000).default(""),
    unavailable_item_note: string().default(""),
    dm_tips: number()
      .min(0)
      .max(maxTipInAnyCase * smallAmount)
      .default(0),
    own_tip: string()
      .default("")
      .when(["order_type", "tip_own"], ([type, isOwn], schema) =>
        type === "delivery"
          ? schema
              .test("typed", messages.ownTipMissing, (tip) => isOwn !== true || tip.trim() !== "")
              .test("tip", messages.ownTip, (tip) => readTip(tip, smallAmount) !== null)
          : schema,
      ),
    tip_own: boolean().default(false),
    instruction: string().oneOf(instructionChoices).default(""),
    cash_note: string().default(""),
    payment: string()
      .oneOf([...paymentChoices, "" as const])
      .default(""),
    gateway: string().default(""),
    offline_details: string().default(""),
    packaging: boolean().default(false),
    cutlery: boolean().default(false),
    save_address: boolean().default(false),
    create_account: boolean().default(false),
    account_password: string()
      .default("")
      .when("create_account", ([wanted], schema) =>
        wanted === true
          ? schema.required(messages.password).min(minAccountPassword, messages.passwordShort)
          : schema,
      ),
  });
}

/** The rules as the form asks for them, with messages in the shopper's language. */
export const checkoutResolver = (
  t: Translate<"checkout">,
  terms: CheckoutTerms,
): Resolver<CheckoutFormValues> =>
  yupResolver(
    checkoutFormSchema(
      {
        name: t("details.nameRequired"),
        phone: t("details.phoneRequired"),
        phoneShort: t("details.phoneShort"),
        phoneWrong: translator("account")("auth.phoneWrong"),
        email: t("details.emailRequired"),
        emailInvalid: t("details.emailInvalid"),
        address: t("details.addressRequired"),
        ownTip: translator("ordering")("tip.ownWrong", { max: maxTipInAnyCase * terms.smallAmount }),
        ownTipMissing: translator("ordering")("tip.ownMissing"),
        password: translator("guestAccount")("passwordRequired"),
        passwordShort: translator("guestAccount")("passwordShort", { count: minAccountPassword }),
      },
      terms,
    ),
  );
