/** Orders that are placed with photos of a prescription, and whose price the shopper agrees to later. */
import { Flag, Id, nullable, oneOf, type Static, Type } from "../schema";
import { OrderId, OrderQuery, PlaceOrderRequest, TrackQuery } from "./orders";

const closed = { additionalProperties: false } as const;
const coordinate = Type.Union([Type.String({ minLength: 1, maxLength: 32 }), Type.Number()]);
const { properties: order } = PlaceOrderRequest;

/**
 * POST /customer/order/prescription/place, with one to three photos as `order_attachment[]`. Payment and amount are accepted as
 * newer backends ask for them: what it costs, and how it is paid, is said once the pharmacy has put the order together.
 */
export const PrescriptionRequest = Type.Object(
  {
    store_id: Id,
    /** Kilometres. */
    distance: Type.Number({ minimum: 0, maximum: 20_000 }),
    address: Type.String({ minLength: 1, maxLength: 500, pattern: "\\S" }),
    latitude: coordinate,
    longitude: coordinate,
    address_type: order.address_type,
    road: order.road,
    house: order.house,
    floor: order.floor,
    contact_person_name: order.contact_person_name,
    contact_person_number: order.contact_person_number,
    contact_person_email: order.contact_person_email,
    guest_id: order.guest_id,
    order_note: order.order_note,
    dm_tips: order.dm_tips,
    order_type: Type.Optional(oneOf(["delivery", "take_away"])),
    payment_method: Type.Optional(nullable(order.payment_method)),
    order_amount: order.order_amount,
  },
  closed,
);
export type PrescriptionRequest = Static<typeof PrescriptionRequest>;

/**
 * PUT /customer/order/prescription/agree: the sum that the shopper saw, in major units, and how it is paid. A guest on another
 * device than the one on which they ordered names the contact of the order, as for tracking; it is paid in cash then, and
 * `user_id` of the answer is 0.
 */
export const AgreeRequest = Type.Object(
  {
    order_id: OrderId,
    guest_id: OrderQuery.properties.guest_id,
    contact_number: TrackQuery.properties.contact_number,
    order_amount: Type.Number({ minimum: 0, maximum: 1e9 }),
    payment_method: order.payment_method,
    partial_payment: Type.Optional(Flag),
    bring_change_amount: order.bring_change_amount,
  },
  closed,
);
export type AgreeRequest = Static<typeof AgreeRequest>;
