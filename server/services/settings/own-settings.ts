/** Settings that are no fields of config: pages, lists, and what the server alone reads. */

import { Type } from "typebox";
import { CourierAssignment, courierAssignments } from "@/contract/calls/couriers";
import { nullable } from "@/contract/schema";
import type { JsonSchema } from "../../core/schema-problem";
import { textsOf } from "../../locales";
import { exampleTexts } from "../../locales/example-texts";
import { brandingDefault, brandingKey, brandingNote, brandingType } from "./branding-setting";
import { landingForm } from "./landing-form";
import { list, page, parts, type SettingNote } from "./notes/note";
import { defaultAgreeMinutes, defaultPhotoDays, maxPhotoDays } from "./prescription-settings";
import { defaultUnansweredMinutes } from "./unanswered-settings";

const html: JsonSchema = { type: "string" };
const texts: JsonSchema = { type: "array", items: { type: "string" } };

const parcelCategory = Type.Object({
  id: Type.Optional(Type.Integer({ minimum: 1 })),
  name: Type.String(),
  description: Type.Optional(nullable(Type.String())),
  image: Type.Optional(nullable(Type.String())),
  parcel_per_km_shipping_charge: Type.Optional(nullable(Type.Number())),
  parcel_minimum_shipping_charge: Type.Optional(nullable(Type.Number())),
});

export const ownSettings: Readonly<
  Record<string, { note: SettingNote; default: unknown; type: JsonSchema }>
> = {
  [brandingKey]: { note: brandingNote, default: brandingDefault, type: brandingType },
  react_landing_page: {
    note: parts("Texts and pictures of the landing page.", {
      header_title: exampleTexts.landingTitle,
    }),
    default: {},
    type: landingForm as JsonSchema,
  },
  terms_and_conditions: { note: page("The terms and conditions."), default: "", type: html },
  privacy_policy: { note: page("The privacy policy."), default: "", type: html },
  about_us: { note: page("The page about the shop."), default: "", type: html },
  refund_policy_page: { note: page("The page on refunds."), default: "", type: html },
  shipping_policy_page: { note: page("The page on shipping."), default: "", type: html },
  cancelation_policy_page: { note: page("The page on cancellation."), default: "", type: html },
  refund_reasons: {
    note: list("Reasons that a refund may have.", [exampleTexts.refundReason]),
    default: textsOf("en").refundReasons,
    type: texts,
  },
  parcel_instructions: {
    note: list("Wishes for the courier of a parcel.", [exampleTexts.parcelInstruction]),
    default: textsOf("en").parcelInstructions,
    type: texts,
  },
  cash_rounding: {
    note: {
      meaning: "What sums in cash are a multiple of; null for the coins of the currency, 0 for no rounding.",
      unit: "amount in the shop's currency, as on a price tag",
      example: 0.05,
    },
    default: null,
    type: { type: "number", minimum: 0, nullable: true },
  },
  prescription_agree_minutes: {
    note: {
      meaning: "How long a shopper may agree to the price of a prescription, minutes.",
      unit: "minutes",
      example: 30,
    },
    default: defaultAgreeMinutes,
    type: { type: "integer", minimum: 1, maximum: 1440 },
  },
  prescription_photo_days: {
    note: {
      meaning:
        "So many days after an order is over, the photos of its prescription are deleted; 0: at the next cleaning, which is hourly.",
      unit: "days",
      example: 7,
    },
    default: defaultPhotoDays,
    type: { type: "integer", minimum: 0, maximum: maxPhotoDays },
  },
  unanswered_minutes: {
    note: {
      meaning: "After how long an order that nobody has accepted or refused is told by mail; 0: never.",
      unit: "minutes",
      example: 5,
    },
    default: defaultUnansweredMinutes,
    type: { type: "integer", minimum: 0, maximum: 120 },
  },
  courier_assignment: {
    note: {
      meaning:
        "Who brings an accepted order: the active courier with the fewest orders, whoever the shop chooses, the nearest free one on shift, or the nearest free one who accepts the offer.",
      unit: "word",
      allowed: courierAssignments.join(", "),
      example: "offers",
    },
    default: "least_busy",
    type: CourierAssignment as JsonSchema,
  },
  courier_offer_seconds: {
    note: {
      meaning: "How long a courier may accept an offer before the next one is asked, seconds.",
      unit: "seconds",
      example: 60,
    },
    default: 45,
    type: { type: "integer", minimum: 10, maximum: 600 },
  },
  parcel_categories: {
    note: list("Kinds of parcels that may be sent, with their charges.", [
      { name: exampleTexts.parcelCategory, parcel_minimum_shipping_charge: 4 },
    ]),
    default: [],
    type: Type.Array(parcelCategory) as JsonSchema,
  },
};
