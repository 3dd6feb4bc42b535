import { describe, expect, it } from "vitest";
import { ValidationError } from "yup";
import type { Address } from "@/contract";
import type { TextKey, Translate } from "@/platform/i18n";
import english from "@/platform/i18n/locales/en/account";
import { loadPhoneReader } from "@/platform/phone/load-phones";
import {
  type AddressFormValues,
  addressFormSchema,
  initialAddressValues,
  toAddressRequest,
} from "./address-form-schema";

const readPhone = await loadPhoneReader("SA");
const t: Translate<"account"> = (key: TextKey<"account">) => english[key];
const good: AddressFormValues = {
  address: "12 Quay Street",
  address_label: "",
  contact_person_name: "Ada",
  contact_person_number: "+12025552030",
  contact_person_email: "",
  road: "",
  house: "",
  floor: "",
  additional_information: "",
};

async function messages(values: AddressFormValues, emailNeeded: boolean): Promise<Record<string, string>> {
  try {
    await addressFormSchema(t, emailNeeded, readPhone).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, string> = {};
    for (const inner of error.inner) found[inner.path ?? ""] ??= inner.message;
    return found;
  }
}

describe("an address", () => {
  it.each<[Partial<AddressFormValues>, boolean, Record<string, string>]>([
    [{}, false, {}],
    [{ address: " " }, false, { address: "Address is required" }],
    [{ contact_person_name: "" }, false, { contact_person_name: "Name is required" }],
    [{ contact_person_number: "" }, false, { contact_person_number: "Phone Number is required" }],
    [{}, true, { contact_person_email: "Email is required" }],
    [{ contact_person_email: "ada" }, true, { contact_person_email: "Must be a valid email" }],
    [{ contact_person_email: "ada@example" }, false, { contact_person_email: "Must be a valid email" }],
    [{ contact_person_email: "ada@example.test" }, true, {}],
  ])("with %j, e-mail needed %j, says %j", async (change, emailNeeded, expected) => {
    expect(await messages({ ...good, ...change }, emailNeeded)).toEqual(expected);
  });

  it("has its own label only when it is neither home nor office", () => {
    const fields = { ...good, address_label: "Boat" };
    const here = { lat: 1.5, lng: -2 };
    expect(toAddressRequest(fields, "other", here)).toMatchObject({ address_label: "Boat", latitude: "1.5" });
    expect(toAddressRequest(fields, "home", here).address_label).toBe("");
  });

  it("accepts a phone number in Arabic digits", () => {
    const cast = addressFormSchema(t, false, readPhone).cast({
      ...good,
      contact_person_number: "+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧",
    });
    expect(cast.contact_person_number).toBe("+966501234567");
  });

  it("that is edited keeps its values; a new one starts with the known ones", () => {
    const known = { address: "Lighthouse", contact_person_name: "Grace" };
    expect(initialAddressValues(undefined, known)).toMatchObject({
      address: "Lighthouse",
      contact_person_name: "Grace",
    });
    const saved = { ...good, floor: null } as unknown as Address;
    expect(initialAddressValues(saved, known)).toMatchObject({
      address: "12 Quay Street",
      contact_person_name: "Ada",
      floor: "",
    });
  });
});
