/** People who deliver. */
import {
  emailField,
  phoneField,
  pictureField,
  referenceField,
  slugField,
  textField,
} from "../fields/text-fields";
import { switchField } from "../fields/time-fields";
import { idOf, type Kind, same } from "./kind";

export const couriers: Kind = {
  name: "couriers",
  meaning: "People who deliver the shop's orders.",
  key: ["courier"],
  fields: {
    courier: slugField({ required: true, meaning: "Key of the courier.", example: "kim" }),
    first_name: textField({
      required: true,
      max: 100,
      meaning: "First name, which shoppers read.",
      example: "Kim",
    }),
    last_name: textField({ required: true, max: 100, meaning: "Last name.", example: "Adler" }),
    phone: phoneField({ required: true, meaning: "Number that shoppers may call." }),
    email: emailField({ meaning: "Mailbox.", example: "kim@couriers.example" }),
    picture: pictureField({ meaning: "Picture.", example: "couriers/kim" }),
    zone: referenceField("zones", { required: true, meaning: "Where they deliver.", example: "centre" }),
    active: switchField({ fallback: true, meaning: "Whether they get orders." }),
  },
  rows: {
    table: "couriers",
    match: "t.key = r.courier",
    keySql: "t.key",
    prune: { set: "active = false" },
    columns: {
      key: same("courier"),
      first_name: same("first_name"),
      last_name: same("last_name"),
      phone: same("phone"),
      email: same("email"),
      image: same("picture"),
      zone_id: idOf("zone", "zones", "key"),
      active: same("active", "true"),
    },
    exported: `select t.key as courier, t.first_name, t.last_name, t.phone, t.email, t.image as picture, z.key as zone, t.active
      from couriers t join zones z on z.id = t.zone_id where not t.one_order order by t.id`,
  },
};
