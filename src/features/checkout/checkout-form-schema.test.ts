import { describe, expect, it } from "vitest";
import { checkoutFormSchema } from "./checkout-form-schema";

const messages = {
  name: "name",
  phone: "phone",
  phoneShort: "short",
  email: "email",
  emailInvalid: "invalid",
  address: "address",
};

describe("the contact of an order", () => {
  it("may be typed on an Arabic keyboard, and is sent in the digits that the shop reads", async () => {
    const schema = checkoutFormSchema(messages, { guest: false, delivery: false });
    const values = await schema.validate({
      contact_person_name: "Ada",
      contact_person_number: "٠٥٠ ١٢٣ ٤٥٦٧",
    });
    expect(values.contact_person_number).toBe("050 123 4567");
  });
});
