/** Settings of how orders are paid, and of what customers get in return. */
import { amount, type ConfigNotes, count, flag, list, parts, word, yesOrNo } from "./note";

export const paymentNotes = {
  cash_on_delivery: yesOrNo("Cash on delivery is offered."),
  digital_payment: yesOrNo("Online payment is offered, where a payment service is set up."),
  digital_payment_info: parts("Kinds of online payment, for older apps.", { digital_payment: true }),
  active_payment_method_list: list("Names and pictures of the payment services that are set up.", [
    { gateway: "stripe", gateway_title: { en: "Card", ar: "بطاقة" }, gateway_image: null },
  ]),
  partial_payment_status: flag("A wallet with too little pays the first part of an order."),
  partial_payment_method: word(
    "How the rest of a partial payment is paid: cod, digital_payment or both.",
    "both",
    { bounds: { enum: ["cod", "digital_payment", "both"] } },
  ),
  offline_payment_status: flag(
    "Orders may be paid outside of the app, by the methods of ops offline-payments.",
  ),
  add_fund_status: flag("Customers may add money to their wallets, where a payment service is there."),
  add_fund_minimum: amount("The least that is added at once.", 5),
  add_fund_maximum: amount("The most that is added at once; 0 is no limit.", 200),
  customer_wallet_status: flag("Customers have wallets and may pay from them."),
  loyalty_point_status: flag("Delivered orders earn points, which can be exchanged into the wallet."),
  loyalty_point_exchange_rate: count("Points for one unit of the currency.", "points", 100),
  loyalty_point_item_purchase_point: count(
    "Points for each unit that is spent.",
    "points for one unit of the currency",
    1,
  ),
  loyalty_point_minimum_point: count("Points that can be exchanged at least.", "points", 200),
  ref_earning_status: flag("Customers invite friends by a code; needs wallets to be on."),
  ref_earning_exchange_rate: amount(
    "What comes into the wallet when an invited friend's first order was delivered.",
    5,
  ),
  new_customer_discount_status: flag("The first order of a new customer has a discount."),
  new_customer_discount_amount: count(
    "That discount: an amount or a percentage.",
    "what new_customer_discount_amount_type says",
    10,
  ),
  new_customer_discount_amount_type: word("Whether it is an amount or a percentage.", "amount"),
  new_customer_discount_amount_validity: count(
    "How long after signing up it is given.",
    "what new_customer_discount_validity_type says",
    3,
  ),
  new_customer_discount_validity_type: word("Unit of that time: day, month or year.", "month"),
} satisfies ConfigNotes;
