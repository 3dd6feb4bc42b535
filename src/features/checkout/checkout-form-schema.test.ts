import { describe, expect, it } from "vitest";
import { loadPhoneReader } from "@/platform/phone/load-phones";
import { checkoutFormSchema } from "./checkout-form-schema";

const readPhone = await loadPhoneReader("SA");
const messages = {
  name: "name",
  phone: "phone",
  phoneShort: "short",
  phoneWrong: "wrong",
  email: "email",
  emailInvalid: "invalid",
  address: "address",
  ownTip: "tip",
  ownTipMissing: "tip missing",
  password: "password",
  passwordShort: "password short",
};
const schema = checkoutFormSchema(messages, { emailNeeded: false, smallAmount: 1, readPhone });
const contact = { contact_person_name: "Ada", contact_person_number: "٠٥٠ ١٢٣ ٤٥٦٧" };

describe("the contact of an order", () => {
  it("may be typed on an Arabic keyboard, and is sent in the digits that the shop reads", async () => {
    const values = await schema.validate({ ...contact, order_type: "take_away" });
    expect(values.contact_person_number).toBe("+966501234567");
  });
});

describe("the e-mail address of an order", () => {
  const isTaken = (emailNeeded: boolean, contact_person_email: string) =>
    checkoutFormSchema(messages, { emailNeeded, smallAmount: 1, readPhone }).isValid({
      ...contact,
      contact_person_email,
      order_type: "take_away",
    });
  it("has a domain with a dot, as the server asks; where none is needed it may be left out", async () => {
    expect(await Promise.all([true, false].map((needed) => isTaken(needed, "x@y")))).toEqual([false, false]);
    expect(await Promise.all([true, false].map((needed) => isTaken(needed, "x@y.co")))).toEqual([true, true]);
    expect(await Promise.all([true, false].map((needed) => isTaken(needed, "")))).toEqual([false, true]);
  });
});

describe("the password of a guest who wants an account", () => {
  const guestSchema = checkoutFormSchema(messages, { emailNeeded: false, smallAmount: 1, readPhone });
  const guest = { ...contact, contact_person_email: "ada@sea.co", order_type: "take_away" };
  it("is asked for with the wish only", async () => {
    const withWish = (account_password?: string) =>
      guestSchema.validate({ ...guest, create_account: true, account_password });
    await expect(withWish("")).rejects.toThrow("password");
    await expect(withWish("12345")).rejects.toThrow("password short");
    const nameless = { ...guest, contact_person_email: "", create_account: true, account_password: "123456" };
    await expect(guestSchema.validate(nameless)).rejects.toThrow("email");
    expect((await withWish("123456")).account_password).toBe("123456");
    expect(await guestSchema.isValid({ ...guest, account_password: "1" })).toBe(true);
  });
});

describe("the address of an order", () => {
  it("is needed for a delivery", async () => {
    await expect(schema.validate({ ...contact, order_type: "delivery" })).rejects.toThrow("address");
  });
  it("is not needed by who collects it", async () => {
    await expect(schema.validate({ ...contact, order_type: "take_away" })).resolves.toMatchObject({
      address: "",
    });
  });
});

describe("the tip", () => {
  const withTip = (tip: number) => schema.isValid({ ...contact, order_type: "take_away", dm_tips: tip });
  it("is never negative, nor more than the server takes with any order", async () => {
    expect(await Promise.all([-1, 0, 100, 101, 1e9].map(withTip))).toEqual([false, true, true, false, false]);
  });
  it("that is typed is an amount up to there; for who collects the order it is none", async () => {
    const typed = (own_tip: string, order_type = "delivery") =>
      schema.isValid({ ...contact, address: "12 Quay Street", order_type, own_tip });
    expect(await Promise.all([typed(""), typed("7,5"), typed("101"), typed("lots")])).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await typed("lots", "take_away")).toBe(true);
  });
  it("that is to be typed is asked about where nothing is typed", async () => {
    const other = { ...contact, address: "12 Quay Street", order_type: "delivery", tip_own: true };
    await expect(schema.validate({ ...other, own_tip: " " })).rejects.toThrow("tip missing");
    expect(await schema.isValid({ ...other, own_tip: "3" })).toBe(true);
    expect(await schema.isValid({ ...other, order_type: "take_away" })).toBe(true);
  });
});
