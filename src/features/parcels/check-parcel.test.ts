import { describe, expect, it } from "vitest";
import { zoneOfChanges } from "@/domain/time-zone";
import { loadPhoneReader } from "@/platform/phone/load-phones";
import type { ParcelEnd, ParcelValues } from "@/stores/parcel-draft";
import { checkParcel, type ParcelRules } from "./check-parcel";

const end = (changes: Partial<ParcelEnd> = {}): ParcelEnd => ({
  name: "Grace Hopper",
  phone: "+1 202 555 3456",
  email: "grace@shop.test",
  address: "7 Quay Street",
  road: "",
  house: "",
  floor: "",
  position: { lat: 1, lng: 1 },
  ...changes,
});
const values = (sender: Partial<ParcelEnd>, receiver: Partial<ParcelEnd>, more = {}): ParcelValues => ({
  sender: end(sender),
  receiver: end({ email: "", position: { lat: 1.01, lng: 1 }, ...receiver }),
  instruction: "",
  note: "",
  payer: "sender",
  payment: "cash_on_delivery",
  tip: 0,
  collectAt: "",
  ...more,
});
/** The shop is two hours ahead of UTC, and an hour is skipped on the 29th at 02:00. */
const timeZone = zoneOfChanges([{ from: Date.parse("2026-11-29T00:00:00Z"), minutes: 180 }], 120);
const now = Date.parse("2026-11-24T10:00:00Z");
const readPhone = await loadPhoneReader("US");
const rules: ParcelRules = {
  readPhone,
  emailNeeded: true,
  served: { sender: true, receiver: true },
  now,
  timeZone,
};

describe("what is typed to have a parcel brought", () => {
  it.each<[string, ParcelValues, Partial<ParcelRules>, ReturnType<typeof checkParcel>]>([
    ["is complete without the receiver's e-mail", values({}, {}), {}, {}],
    [
      "needs both names",
      values({ name: " " }, { name: "" }),
      {},
      { "sender.name": "error.name", "receiver.name": "error.name" },
    ],
    ["needs the receiver's phone", values({}, { phone: "" }), {}, { "receiver.phone": "error.phone" }],
    [
      "needs a phone number that is one",
      values({}, { phone: "call me" }),
      {},
      { "receiver.phone": "error.phoneWrong" },
    ],
    ["takes Arabic digits", values({}, { phone: "+٩٦٦٥٠١٢٣٤٥٦٧" }), {}, {}],
    [
      "needs an e-mail where one is asked for",
      values({ email: "" }, {}),
      {},
      { "sender.email": "error.email" },
    ],
    ["needs none elsewhere", values({ email: "" }, {}), { emailNeeded: false }, {}],
    [
      "needs an e-mail that is one",
      values({}, { email: "alan@" }),
      {},
      { "receiver.email": "error.emailWrong" },
    ],
    [
      "needs both points",
      values({ position: null }, { position: null }),
      {},
      { "sender.place": "error.place", "receiver.place": "error.place" },
    ],
    ["needs addresses", values({}, { address: "  " }), {}, { "receiver.address": "error.address" }],
    [
      "says which end lies outside of every zone",
      values({}, {}),
      { served: { sender: true, receiver: false } },
      { "receiver.place": "error.outside" },
    ],
    [
      "waits for no zone that cannot be asked for",
      values({}, {}),
      { served: { sender: undefined, receiver: undefined } },
      {},
    ],
    [
      "refuses two ends that are one door",
      values({}, { position: { lat: 1.0001, lng: 1 } }),
      {},
      { "receiver.place": "error.samePlace" },
    ],
    ["takes a time to come", values({}, {}, { collectAt: "2026-11-24T13:00" }), {}, {}],
    [
      "refuses a time that has passed",
      values({}, {}, { collectAt: "2026-11-24T11:00" }),
      {},
      { collectAt: "error.time" },
    ],
    [
      "takes the minute that follows on the shop's clock",
      values({}, {}, { collectAt: "2026-11-24T12:01" }),
      {},
      {},
    ],
    [
      "refuses this minute",
      values({}, {}, { collectAt: "2026-11-24T12:00" }),
      {},
      { collectAt: "error.time" },
    ],
    [
      "takes the last minute before a change of clocks",
      values({}, {}, { collectAt: "2026-11-29T01:59" }),
      {},
      {},
    ],
    [
      "refuses a time that a change of clocks skips",
      values({}, {}, { collectAt: "2026-11-29T02:30" }),
      {},
      { collectAt: "error.time" },
    ],
    ["refuses a time that is none", values({}, {}, { collectAt: "soon" }), {}, { collectAt: "error.time" }],
  ])("%s", (_name, typed, changes, expected) => {
    expect(checkParcel(typed, { ...rules, ...changes })).toEqual(expected);
  });
});
