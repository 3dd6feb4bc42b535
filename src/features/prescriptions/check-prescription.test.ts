import { describe, expect, it } from "vitest";
import { loadPhoneReader } from "@/platform/phone/load-phones";
import type { PrescriptionValues } from "@/stores/prescription-draft";
import { checkPrescription } from "./check-prescription";

const typed: PrescriptionValues = {
  name: "Grace Hopper",
  phone: "(202) 555-0123",
  email: "",
  address: "7 Quay Street",
  road: "",
  house: "",
  floor: "",
  note: "",
  kind: null,
  tip: 0,
  place: "7 Quay Street",
};
const readPhone = await loadPhoneReader("US");
const rules = {
  photos: 1,
  kind: "delivery" as const,
  emailNeeded: false,
  hasPlace: true,
  outside: false,
  readPhone,
};

describe("a prescription that is to be sent", () => {
  it.each([
    ["nothing", {}, {}, {}],
    ["no photo", {}, { photos: 0 }, { photos: "photos" }],
    ["no place", {}, { hasPlace: false }, { place: "place" }],
    ["a place where the store does not deliver", {}, { outside: true }, { place: "outside" }],
    [
      "nothing where it is collected",
      { address: "" },
      { kind: "take_away" as const, hasPlace: false, outside: true },
      {},
    ],
    [
      "no name where it is collected",
      { name: "" },
      { kind: "take_away" as const, hasPlace: false },
      { name: "name" },
    ],
    ["no address", { address: "  " }, {}, { address: "address" }],
    ["no name", { name: " " }, {}, { name: "name" }],
    ["no number", { phone: "" }, {}, { phone: "phone" }],
    ["a number that is none", { phone: "call me" }, {}, { phone: "phoneWrong" }],
    ["a number that is in no plan", { phone: "+1 555 012 3456" }, {}, { phone: "phoneWrong" }],
    ["a name of which nothing is seen", { name: "\u200b\u2060" }, {}, { name: "name" }],
    ["no e-mail address where one is needed", {}, { emailNeeded: true }, { email: "email" }],
    ["an e-mail address that is none", { email: "grace" }, {}, { email: "emailWrong" }],
    [
      "everything at once",
      { address: "", name: "", phone: "" },
      { photos: 0, hasPlace: false, emailNeeded: true },
      { photos: "photos", place: "place", address: "address", name: "name", phone: "phone", email: "email" },
    ],
  ])("lacks %s", (_, values, more, problems) => {
    const found = checkPrescription({ ...typed, ...values }, { ...rules, ...more });
    expect(found).toEqual(problems);
    expect(Object.keys(found)).toEqual(Object.keys(problems));
  });
});
