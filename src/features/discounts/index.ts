export { badgeDiscount, type DiscountMark, storeDiscount } from "./discount-mark";
export { useDiscountText } from "./discount-text";
export { ItemPrice } from "./item-price";
