/** Settings of how orders are made, delivered and ended. */
import { amount, type ConfigNotes, count, flag, parts, percent, text, word, yesOrNo } from "./note";

const aKilometre = ", for a kilometre";

export const orderNotes = {
  schedule_order: yesOrNo("Orders may be made for later."),
  schedule_order_slot_duration: count(
    "Length of a time slot for later orders, minutes; 0 for any time.",
    "minutes",
    30,
    { bounds: { maximum: 1440 } },
  ),
  order_confirmation_model: word("Who confirms orders first: store or deliveryman.", "store"),
  order_delivery_verification: yesOrNo("The courier asks for the order's code at the door."),
  home_delivery_status: flag("Delivery is offered."),
  takeaway_status: flag("Take-away is offered."),
  prescription_order_status: yesOrNo(
    "Pharmacies that are marked for it take orders by photos of a prescription.",
  ),
  guest_checkout_status: flag("Guests may order without an account."),
  guest_email_optional: flag("Guests may order without an e-mail address; then they get no mails."),
  canceled_by_deliveryman: yesOrNo("Couriers may cancel orders."),
  canceled_by_store: yesOrNo("Stores may cancel orders."),
  refund_active_status: yesOrNo("Shoppers may ask for refunds."),
  repeat_order_option: flag("Past orders can be ordered again."),
  dm_tips_status: flag("Tips for couriers are offered."),
  dm_picture_upload_status: flag("Couriers add a picture when they hand an order over, for their own app."),
  additional_charge_status: flag("Each order has an additional charge."),
  additional_charge_name: text("Name of the additional charge.", { en: "Service", ar: "خدمة" }),
  additional_charge: amount("Amount of the additional charge.", 0.5),
  tax_included: flag("Prices include the tax."),
  per_km_shipping_charge: amount("Delivery charge for a kilometre, where the zone has none.", 1, aKilometre),
  minimum_shipping_charge: amount("Lowest delivery charge, where the zone has none.", 2.5),
  detour_factor: count(
    "Where no route service measures roads, they are longer than the straight line by this factor; charges and times follow it.",
    "times the straight line",
    1.4,
  ),
  parcel_per_km_shipping_charge: amount("The same for parcels, a kilometre.", 1.2, aKilometre),
  parcel_minimum_shipping_charge: amount("The same for parcels, at least.", 4),
  parcel_tax: percent("Percent of tax on a parcel's delivery charge.", 19),
  free_delivery_over: amount("Older form of free delivery: from this order amount; null for never.", 30),
  admin_free_delivery: parts("Free delivery: for all stores, or from an order amount.", {
    status: true,
    type: "free_delivery_by_order_amount",
    free_delivery_over: 30,
  }),
} satisfies ConfigNotes;
