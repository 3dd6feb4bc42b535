import { type RefusalRow, row } from "./refusal-row";

/** Errors of push subscriptions. */
export const pushRefusals = {
  push_address: row(
    403,
    "endpoint",
    "Either an endpoint with its keys or an fcm_token is required.",
    "يجب إرسال عنوان الاشتراك مع مفاتيحه أو رمز الجهاز.",
  ),
  push_host: row(403, "endpoint", "This push service is not accepted.", "خدمة الإشعارات هذه غير مقبولة."),
  push_keys: row(403, "keys", "The keys of the subscription are not valid.", "مفاتيح الاشتراك غير صالحة."),
  push_firebase: row(403, "fcm_token", "This shop does not use Firebase.", "هذا المتجر لا يستخدم Firebase."),
  push_quiet: row(
    403,
    "quiet_from",
    "Quiet hours need a beginning, an end and a time zone.",
    "تحتاج ساعات الهدوء إلى بداية ونهاية ومنطقة زمنية.",
  ),
  push_unknown: row(404, "endpoint", "This device is not subscribed.", "هذا الجهاز غير مشترك."),
} as const satisfies Record<string, RefusalRow>;
