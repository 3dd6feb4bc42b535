/**
 * Every error that a customer's call can answer: status, the contract's code (for validation the field's name) and the
 * text a shopper reads, in every language of the shop. Codes and statuses are the contract's.
 */
import type { Language } from "../context";
import { ContractError, type ErrorDetails } from "../errors";

interface RefusalRow {
  status: number;
  code: string;
  text: Record<Language, string>;
  /** Answered as `{message}` instead of `{errors}`. */
  form?: "message";
}

const row = (status: number, code: string, en: string, ar: string, form?: "message"): RefusalRow => ({
  status,
  code,
  text: { en, ar },
  ...(form ? { form } : {}),
});

export const refusals = {
  // Sign-in
  wrong_credentials: row(
    401,
    "auth-001",
    "E-mail, phone or password is wrong.",
    "البريد أو رقم الهاتف أو كلمة المرور غير صحيحة.",
  ),
  account_blocked: row(
    403,
    "auth-003",
    "This account is blocked. Please contact us.",
    "هذا الحساب محظور. يرجى التواصل معنا.",
  ),
  too_many_attempts: row(
    429,
    "too_many_attempts",
    "Too many attempts. Please try again in {seconds} seconds.",
    "محاولات كثيرة. يرجى المحاولة بعد {seconds} ثانية.",
  ),
  name_missing: row(403, "name", "Please enter your name.", "يرجى إدخال الاسم."),
  phone_invalid: row(403, "phone", "Please enter a valid phone number.", "يرجى إدخال رقم هاتف صحيح."),
  phone_taken: row(
    403,
    "phone",
    "This phone number already has an account.",
    "رقم الهاتف هذا مرتبط بحساب آخر.",
  ),
  email_invalid: row(403, "email", "Please enter a valid e-mail address.", "يرجى إدخال بريد إلكتروني صحيح."),
  email_taken: row(
    403,
    "email",
    "This e-mail address already has an account.",
    "هذا البريد الإلكتروني مرتبط بحساب آخر.",
  ),
  email_or_phone_missing: row(
    403,
    "email_or_phone",
    "Please enter your e-mail or phone number.",
    "يرجى إدخال البريد الإلكتروني أو رقم الهاتف.",
  ),
  password_missing: row(403, "password", "Please enter your password.", "يرجى إدخال كلمة المرور."),
  password_short: row(
    403,
    "password",
    "The password needs at least {length} characters.",
    "يجب ألا تقل كلمة المرور عن {length} أحرف.",
  ),
  password_mismatch: row(401, "mismatch", "The two passwords differ.", "كلمتا المرور غير متطابقتين."),
  referral_off: row(403, "ref_code", "Referral codes are not in use.", "رموز الإحالة غير مفعلة."),
  otp_login_off: row(
    403,
    "login_type",
    "Signing in with a code is not available.",
    "تسجيل الدخول بالرمز غير متاح.",
  ),
  social_login_off: row(
    403,
    "login_type",
    "Signing in with this service is not available.",
    "تسجيل الدخول بهذه الخدمة غير متاح.",
  ),
  otp_wait: row(
    405,
    "otp",
    "Please wait {seconds} seconds before asking for another code.",
    "يرجى الانتظار {seconds} ثانية قبل طلب رمز آخر.",
  ),
  otp_block_time: row(
    405,
    "otp_block_time",
    "Too many wrong codes. Please try again in a few minutes.",
    "رموز خاطئة كثيرة. يرجى المحاولة بعد بضع دقائق.",
  ),
  otp_temp_blocked: row(
    405,
    "otp_temp_blocked",
    "Too many wrong codes. Please try again in 10 minutes.",
    "رموز خاطئة كثيرة. يرجى المحاولة بعد 10 دقائق.",
  ),
  otp_wrong: row(404, "otp", "The code is wrong.", "الرمز غير صحيح.", "message"),
  reset_invalid: row(400, "invalid", "The code is wrong or has expired.", "الرمز غير صحيح أو انتهت صلاحيته."),
  // Customer
  language_missing: row(
    200,
    "current_language_key",
    "The X-localization header is required.",
    "ترويسة X-localization مطلوبة.",
  ),
  orders_running: row(
    203,
    "on-going",
    "Please wait until your running orders are finished.",
    "يرجى الانتظار حتى تنتهي طلباتك الجارية.",
  ),
  place_missing: row(403, "zoneId", "A zone or a position is required.", "المنطقة أو الموقع مطلوب."),
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
  // Wishlist
  wish_target: row(403, "item_id", "Name either an item or a store.", "حدد منتجاً أو متجراً."),
  wish_item_unknown: row(403, "item_id", "This item does not exist.", "هذا المنتج غير موجود."),
  wish_store_unknown: row(403, "store_id", "This store does not exist.", "هذا المتجر غير موجود."),
  wish_present: row(
    409,
    "wishlist",
    "Already in your wishlist.",
    "موجود في قائمة أمنياتك بالفعل.",
    "message",
  ),
  wish_absent: row(404, "wishlist", "Not in your wishlist.", "غير موجود في قائمة أمنياتك.", "message"),
  // Addresses
  coordinates_invalid: row(
    403,
    "latitude",
    "Please choose a place on the map.",
    "يرجى اختيار موقع على الخريطة.",
  ),
  out_of_service: row(
    403,
    "coordinates",
    "We do not deliver to this place yet.",
    "لا نقوم بالتوصيل إلى هذا الموقع بعد.",
  ),
  contact_number_invalid: row(
    403,
    "contact_person_number",
    "Please enter a valid phone number.",
    "يرجى إدخال رقم هاتف صحيح.",
  ),
  address_not_found: row(404, "address", "This address does not exist.", "هذا العنوان غير موجود.", "message"),
  // Coupons
  coupon_unknown: row(404, "coupon", "This coupon does not exist.", "هذه القسيمة غير موجودة."),
  coupon_used_up: row(406, "coupon", "This coupon has been used up.", "تم استخدام هذه القسيمة بالكامل."),
  coupon_expired: row(407, "coupon", "This coupon is not valid today.", "هذه القسيمة غير صالحة اليوم."),
  coupon_not_eligible: row(
    403,
    "coupon",
    "This coupon is not for this order.",
    "هذه القسيمة ليست لهذا الطلب.",
  ),
  coupon_minimum: row(
    403,
    "coupon",
    "The coupon needs an order of at least {amount}.",
    "تتطلب القسيمة طلباً بقيمة {amount} على الأقل.",
  ),
  coupon_login: row(403, "coupon", "Please sign in to use a coupon.", "يرجى تسجيل الدخول لاستخدام القسيمة."),
  // Placing an order
  order_expired: row(
    409,
    "order_expired",
    "The order came too late and was not placed.",
    "وصل الطلب متأخراً ولم يتم تقديمه.",
  ),
  expectation_invalid: row(
    403,
    "headers",
    "An expectation header cannot be read.",
    "لا يمكن قراءة ترويسة التوقع.",
  ),
  order_type: row(403, "order_type", "This kind of order is not offered.", "نوع الطلب هذا غير متاح."),
  order_method: row(
    403,
    "order_method",
    "This way of paying is not offered here.",
    "طريقة الدفع هذه غير متاحة هنا.",
  ),
  digital_payment: row(
    403,
    "digital_payment",
    "Paying online is not offered yet.",
    "الدفع الإلكتروني غير متاح بعد.",
  ),
  offline_payment: row(
    403,
    "offline_payment_status",
    "Offline payment is not offered yet.",
    "الدفع دون اتصال غير متاح بعد.",
  ),
  wallet_short: row(203, "wallet", "The wallet cannot pay this order.", "لا يمكن للمحفظة دفع هذا الطلب."),
  partial_payment_off: row(
    203,
    "partial_payment",
    "Partial payment is not offered.",
    "الدفع الجزئي غير متاح.",
  ),
  guest_checkout_off: row(403, "is_guest", "Please sign in to order.", "يرجى تسجيل الدخول للطلب."),
  contact_name_missing: row(
    403,
    "contact_person_name",
    "Please enter a contact name.",
    "يرجى إدخال اسم جهة الاتصال.",
  ),
  contact_email_invalid: row(
    403,
    "contact_person_email",
    "Please enter a valid e-mail address.",
    "يرجى إدخال بريد إلكتروني صحيح.",
  ),
  address_missing: row(403, "address", "Please enter an address.", "يرجى إدخال العنوان."),
  distance_missing: row(403, "distance", "The distance is required.", "المسافة مطلوبة."),
  store_missing: row(403, "store_id", "The store is required.", "المتجر مطلوب."),
  store_unknown: row(403, "store", "This store is not available.", "هذا المتجر غير متاح."),
  store_other: row(
    403,
    "store",
    "Your cart holds items of another store.",
    "سلتك تحتوي على منتجات من متجر آخر.",
  ),
  zone: row(403, "zone", "The address is outside of this store's area.", "العنوان خارج نطاق هذا المتجر."),
  empty_cart: row(403, "empty_cart", "Your cart is empty.", "سلتك فارغة."),
  cart_json: row(403, "cart", "The cart cannot be read.", "لا يمكن قراءة السلة."),
  cart_changed: row(
    409,
    "cart",
    "Your cart has changed. Please look at it again.",
    "تغيرت سلتك. يرجى مراجعتها مرة أخرى.",
  ),
  line_gone: row(403, "not_found", "{name} is no longer available.", "{name} لم يعد متاحاً."),
  line_not_now: row(
    403,
    "order_time",
    "{name} is not available at this time.",
    "{name} غير متاح في هذا الوقت.",
  ),
  quantity: row(
    403,
    "quantity",
    "You can order at most {left} of {name}.",
    "يمكنك طلب {left} كحد أقصى من {name}.",
  ),
  prescription: row(403, "prescription", "{name} needs a prescription.", "{name} يحتاج إلى وصفة طبية."),
  store_closed: row(403, "order_time", "The store is closed at this time.", "المتجر مغلق في هذا الوقت."),
  schedule_off: row(
    403,
    "schedule_at",
    "This store takes no orders for later.",
    "هذا المتجر لا يقبل الطلبات المجدولة.",
  ),
  schedule_invalid: row(403, "schedule_at", "Please choose another time.", "يرجى اختيار وقت آخر."),
  schedule_past: row(403, "order_time", "The chosen time has passed.", "الوقت المختار قد مضى."),
  minimum_order: row(
    406,
    "order_time",
    "The store takes orders from {amount}.",
    "الحد الأدنى للطلب من هذا المتجر {amount}.",
  ),
  cash_limit: row(
    203,
    "maximum_cod_order_amount",
    "Cash on delivery is available up to {amount}.",
    "الدفع عند الاستلام متاح حتى {amount}.",
  ),
  total_changed: row(409, "order_amount", "The total is now {amount}.", "أصبح الإجمالي {amount}."),
  order_failed: row(
    403,
    "order_failed",
    "The order could not be placed. Please try again.",
    "تعذر تقديم الطلب. يرجى المحاولة مرة أخرى.",
  ),
  // After placing
  order_not_found: row(404, "order", "Order not found.", "الطلب غير موجود."),
  order_unknown: row(403, "order", "Order not found.", "الطلب غير موجود."),
  order_finished: row(403, "order", "This order is finished.", "هذا الطلب منتهٍ."),
  order_not_cancelable: row(
    403,
    "order",
    "This order can no longer be canceled.",
    "لم يعد من الممكن إلغاء هذا الطلب.",
  ),
  reason_missing: row(403, "reason", "Please choose a reason.", "يرجى اختيار سبب."),
  cash_switch: row(403, "cod", "This order cannot be paid in cash.", "لا يمكن دفع هذا الطلب نقداً."),
  order_missing: row(403, "order_id", "The order is required.", "رقم الطلب مطلوب."),
  contact_missing: row(
    403,
    "contact_number",
    "The phone number or e-mail of the order is required.",
    "رقم الهاتف أو البريد الإلكتروني للطلب مطلوب.",
  ),
  courier_not_found: row(404, "order", "No courier is under way.", "لا يوجد مندوب في الطريق."),
} as const satisfies Record<string, RefusalRow>;

export type RefusalName = keyof typeof refusals;
export type RefusalValues = Readonly<Record<string, string | number>>;

/** A refusal of the table; thrown by services, put into the caller's language by the routes. */
export class Refusal extends ContractError {
  readonly refusal: RefusalName;
  readonly values: RefusalValues;

  constructor(
    name: RefusalName,
    values: RefusalValues = {},
    details: ErrorDetails = {},
    language: Language = "en",
    otherStatus?: number,
  ) {
    const { status, code, text, form }: RefusalRow = refusals[name];
    const message = text[language].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ""));
    super(
      otherStatus ?? status,
      [{ code, message }],
      form === "message" ? { ...details, body: { message } } : details,
    );
    this.refusal = name;
    this.values = values;
  }

  /** The same refusal in another language. */
  inLanguage(language: Language): Refusal {
    return new Refusal(this.refusal, this.values, this.details, language, this.status);
  }

  /** The same refusal where the contract gives another call another status. */
  withStatus(status: number): Refusal {
    return new Refusal(this.refusal, this.values, this.details, "en", status);
  }
}

/** A refusal of the table. `values` fill the text's braces; waiting times also become Retry-After. */
export function refuse(name: RefusalName, values: RefusalValues = {}, details: ErrorDetails = {}): Refusal {
  const seconds = values.seconds;
  return new Refusal(
    name,
    values,
    typeof seconds === "number" ? { ...details, retryAfterSeconds: seconds } : details,
  );
}
