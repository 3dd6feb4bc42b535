/** Stores and delivery people that ask to work with the shop. */
import { Id, oneOf, type Static, Type } from "../schema";
import { BusinessPlan } from "./store-plans";

const closed = { additionalProperties: false } as const;

const person = {
  f_name: Type.String({ minLength: 1, maxLength: 100 }),
  l_name: Type.Optional(Type.String({ maxLength: 100 })),
  email: Type.String({ minLength: 1, maxLength: 255 }),
  phone: Type.String({ minLength: 1, maxLength: 64 }),
  password: Type.String({ minLength: 1, maxLength: 128 }),
  zone_id: Id,
};

/** POST /auth/vendor/register, with the files `logo`, `cover_photo` and `tin_certificate_image`. */
export const StoreApplicationRequest = Type.Object(
  {
    ...person,
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    module_id: Id,
    minimum_delivery_time: Type.Integer({ minimum: 1, maximum: 999 }),
    maximum_delivery_time: Type.Integer({ minimum: 1, maximum: 999 }),
    delivery_time_type: oneOf(["min", "hours", "days"]),
    /** JSON: `[{locale, key: "name" | "address", value}]`, the first language's name and address before all others. */
    translations: Type.String({ minLength: 2, maxLength: 20_000 }),
    tin: Type.Optional(Type.String({ maxLength: 50 })),
    /** `YYYY-MM-DD`. */
    tin_expire_date: Type.Optional(Type.String({ maxLength: 10 })),
    /** Without one: a commission. */
    business_plan: Type.Optional(BusinessPlan),
    package_id: Type.Optional(Id),
  },
  closed,
);
export type StoreApplicationRequest = Static<typeof StoreApplicationRequest>;

/** `business_model_fail`: accepted, but without the requested plan; existing backends answer it. */
export const StoreApplied = Type.Object({
  store_id: Id,
  type: oneOf(["commission", "subscription", "business_model_fail"]),
  package_id: Type.Optional(Id),
  /** Lets the applicant pay for the requested package, or choose another plan. */
  application_key: Type.Optional(Type.String()),
  message: Type.String(),
});
export type StoreApplied = Static<typeof StoreApplied>;

/** POST /auth/delivery-man/store, with the files `image` and `identity_image[]`. */
export const CourierApplicationRequest = Type.Object(
  {
    ...person,
    identity_type: oneOf(["passport", "driving_license", "nid"]),
    identity_number: Type.String({ minLength: 1, maxLength: 50 }),
    vehicle_id: Id,
    /** 1: paid by the order, 0: by a salary. */
    earning: Type.Integer({ minimum: 0, maximum: 1 }),
  },
  closed,
);
export type CourierApplicationRequest = Static<typeof CourierApplicationRequest>;

/** A vehicle of GET /get-vehicles. */
export const Vehicle = Type.Object({ id: Id, type: Type.String() });
export type Vehicle = Static<typeof Vehicle>;
