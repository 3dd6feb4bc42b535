import { type RefusalRow, row } from "./refusal-row";

/** Errors of sign-in, account, wishlist and addresses. */
export const accountRefusals = {
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
  reset_unknown: row(
    404,
    "not-found",
    "There is no account with this e-mail or phone number.",
    "لا يوجد حساب بهذا البريد الإلكتروني أو رقم الهاتف.",
  ),
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
} as const satisfies Record<string, RefusalRow>;
