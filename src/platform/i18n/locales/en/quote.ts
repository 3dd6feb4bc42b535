/** Texts of the shop's own price beside the one that the page computed. */
const quote = {
  changed: "The shop's price has changed: {now} instead of {before}.",
  difference: "{name}: {now} instead of {before}.",
  products: "Items",
  addOns: "Add-ons",
  discount: "Discount",
  couponDiscount: "Coupon",
  firstOrderBonus: "First order",
  tax: "Tax",
  deliveryCharge: "Delivery fee",
  packaging: "Packaging",
  tip: "Tip",
  additionalCharge: "Service charge",
} as const;

export default quote;
