import { type RefusalRow, row } from "./refusal-row";

/** Errors of cart and coupons. */
export const cartRefusals = {
  // Cart
  item_not_found: row(404, "not_found", "This item is not available.", "هذا المنتج غير متاح."),
  cart_item: row(403, "cart_item", "This item is already in your cart.", "هذا المنتج موجود في سلتك بالفعل."),
  cart_item_limit: row(
    403,
    "cart_item_limit",
    "You can have at most {left} of {name}.",
    "يمكنك طلب {left} كحد أقصى من {name}.",
  ),
  stock: row(403, "stock", "{name}: only {left} left.", "{name}: المتبقي {left} فقط."),
  sold_out: row(403, "stock", "{name} is sold out.", "نفدت كمية {name}."),
  flash_stock: row(
    403,
    "stock",
    "{name}: only {left} left at this price.",
    "{name}: المتبقي {left} فقط بهذا السعر.",
  ),
  cart_full: row(403, "cart_item_limit", "Your cart is full.", "سلتك ممتلئة."),
  cart_line_not_found: row(404, "cart", "This line is not in your cart.", "هذا السطر ليس في سلتك."),
  variation_unknown: row(403, "variation", "This choice is not offered.", "هذا الخيار غير متوفر."),
  variation_missing: row(403, "variation", "Please make your choice: {group}", "يرجى الاختيار: {group}"),
  variation_range: row(
    403,
    "variation",
    "{group}: please choose {min} to {max}.",
    "{group}: يرجى اختيار من {min} إلى {max}.",
  ),
  add_on_unknown: row(
    403,
    "add_on_ids",
    "This add-on is not offered with the item.",
    "هذه الإضافة غير متوفرة مع المنتج.",
  ),

  // Coupons
  coupon_unknown: row(404, "coupon", "This coupon does not exist.", "هذه القسيمة غير موجودة."),
  coupon_used_up: row(406, "coupon", "This coupon has been used up.", "تم استخدام هذه القسيمة بالكامل."),
  coupon_used_by_you: row(
    406,
    "coupon",
    "You have used this coupon as often as you may.",
    "لقد استخدمت هذه القسيمة بالعدد المسموح لك.",
  ),
  coupon_expired: row(407, "coupon", "This coupon is not valid today.", "هذه القسيمة غير صالحة اليوم."),
  coupon_not_eligible: row(
    403,
    "coupon",
    "This coupon is not for this order.",
    "هذه القسيمة ليست لهذا الطلب.",
  ),
  coupon_first_order: row(
    403,
    "coupon",
    "This coupon is for a first order, and you have ordered before.",
    "هذه القسيمة للطلب الأول فقط، وقد سبق لك الطلب.",
  ),
  coupon_minimum: row(
    403,
    "coupon",
    "The coupon needs an order of at least {amount}.",
    "تتطلب القسيمة طلباً بقيمة {amount} على الأقل.",
  ),
  coupon_login: row(403, "coupon", "Please sign in to use a coupon.", "يرجى تسجيل الدخول لاستخدام القسيمة."),
} as const satisfies Record<string, RefusalRow>;
