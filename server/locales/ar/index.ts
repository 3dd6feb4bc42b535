import type { Texts } from "../en";
import { accountMails } from "./account-mails";
import { accountRefusals } from "./account-refusals";
import { applicationMails, applicationRefusals } from "./applications";
import { catalogueRefusals } from "./catalogue-refusals";
import { chat } from "./chat";
import { coreErrors } from "./core-errors";
import { identitySandbox } from "./identity-sandbox";
import { orderMail, unanswered } from "./order-mails";
import { payment } from "./payment";
import { refusals } from "./refusals";
import { tickets } from "./tickets";

export const texts: Texts = {
  languageName: "العربية",
  direction: "rtl",
  openGraphLocale: "ar_SA",
  dates: { dateLocale: "ar", comma: "،", morning: "ص", afternoon: "م" },
  openStreetMapCredit: "© المساهمون في OpenStreetMap",
  chat,
  tickets,
  coreErrors,
  refusals: { ...accountRefusals, ...refusals, ...applicationRefusals },
  applicationMails,
  catalogueRefusals,
  accountMails,
  identitySandbox,
  payment,
  /** Errors of one field of a request. */
  fieldErrors: {
    required: "الحقل {field} مطلوب.",
    invalid: "قيمة الحقل {field} غير صالحة.",
    short: "يجب ألا يقل الحقل {field} عن {limit} من الأحرف.",
    long: "يجب ألا يزيد الحقل {field} على {limit} من الأحرف.",
    small: "يجب ألا تقل قيمة الحقل {field} عن {limit}.",
    large: "يجب ألا تزيد قيمة الحقل {field} على {limit}.",
  },
  /** Messages of successful calls. */
  messages: {
    address_updated: "تم تحديث العنوان",
    address_saved: "تم حفظ العنوان",
    address_deleted: "تم حذف العنوان",
    guest_created: "تم إنشاء الضيف",
    signed_out: "تم تسجيل الخروج",
    code_sent: "الرمز في طريقه إليك.",
    email_verified: "تم التحقق من بريدك الإلكتروني.",
    code_right: "الرمز صحيح.",
    password_changed: "تم تغيير كلمة المرور",
    device_signed_out: "تم تسجيل خروج الجهاز.",
    devices_signed_out: "تم تسجيل خروج كل الأجهزة الأخرى.",
    passkey_added: "مفتاح المرور جاهز.",
    passkey_removed: "أُزيل مفتاح المرور.",
    interests_saved: "تم حفظ اهتماماتك.",
    plan_saved: "تم حفظ خطتك.",
    application_sent: "تم إرسال طلبك. سنعود إليك قريباً.",
    profile_saved: "تم التحديث بنجاح.",
    order_placed: "تم تقديم الطلب بنجاح",
    points_transferred: "تم تحويل النقاط إلى المحفظة بنجاح.",
    order_canceled: "تم إلغاء الطلب بنجاح",
    order_paid: "تم دفع الطلب",
    payment_updated: "تم تحديث طريقة الدفع",
    refund_requested: "تم إرسال طلب استرداد المبلغ.",
    review_saved: "شكراً لك على تقييمك.",
    device_saved: "تم حفظ الجهاز",
    push_on: "تم تشغيل الإشعارات",
    push_saved: "تم الحفظ",
    push_off: "تم إيقاف الإشعارات",
    wish_added: "تمت الإضافة إلى قائمة أمنياتك",
    wish_removed: "تمت الإزالة من قائمة أمنياتك",
    newsletter_subscribed: "تم الاشتراك بنجاح.",
  },
  /** Titles of pushes about an order. */
  orderStatusTitles: {
    pending: "تم تقديم طلبك",
    confirmed: "تم تأكيد طلبك",
    accepted: "استلم مندوب التوصيل طلبك",
    processing: "يجري تحضير طلبك",
    handover: "طلبك جاهز",
    picked_up: "طلبك في الطريق إليك",
    delivered: "وصل طلبك. بالهناء والشفاء!",
    canceled: "تم إلغاء طلبك",
    failed: "لم يتم طلبك",
    refund_requested: "وصلنا طلب استرداد المبلغ",
    refund_request_canceled: "تم رفض استرداد المبلغ",
    refunded: "تم رد مبلغ طلبك",
    returned: "تم إرجاع طلبك",
  },
  prescriptionTitles: {
    priced: "سعر وصفتك الطبية جاهز. يُرجى الموافقة.",
    unagreed: "أُلغيت وصفتك الطبية: لم تتم الموافقة على سعرها في الوقت المحدد",
  },
  substitute: "{name} (بدلًا من \u2068{prescribed}\u2069)",
  orderNumber: "الطلب رقم {number}",
  orderWithoutNumber: "طلب سابق",
  cashbackEarned: {
    title: "استرداد نقدي",
    body: "وصل {amount} إلى محفظتك عن الطلب رقم {number}.",
  },
  referralReward: {
    title: "شكرًا لدعوتك صديقًا",
    body: "تم توصيل أول طلب لصديقك، ومكافأتك الآن في محفظتك.",
  },
  orderMail,
  refundReasons: [
    "شيء ما كان ناقصاً",
    "تم توصيل منتج خاطئ",
    "المنتج كان تالفاً أو فاسداً",
    "وصل الطلب متأخراً جداً",
  ],
  parcelInstructions: ["اتصل عند الوصول", "اتركه عند الباب", "تعامل بعناية"],
  shopWords: {
    things: { food: "طعام", grocery: "بقالة", pharmacy: "أدوية", ecommerce: "متاجر", parcel: "طرود" },
    nothing: "أشياء طيبة",
    subTitle: "{list} من الأماكن القريبة منك.",
    description: "{list} من الأماكن القريبة منك، تُوصَّل إلى باب بيتك.",
    short: "{list} تصلك حتى باب بيتك. يعمل دون اتصال.",
    site: "{list} من الأماكن القريبة منك، يوصلها {shop} إلى بابك.",
  },
  pageHead: {
    title: "كل ما تحتاجه، عند باب بيتك",
    item: "{name} من {place}. اطلبه عبر {shop} ليصل إلى بابك.",
    store: "اطلب من {name}، {place}، عبر {shop} ليصل إلى بابك.",
    category: "{name} من الأماكن القريبة منك، يوصلها {shop} إلى بابك.",
    campaign: "{name} مع {shop}: اكتشف الأماكن المشاركة القريبة منك.",
  },
  boardPush: {
    title: "طلب جديد رقم {number}",
    body: "القطع: {pieces} · {total}",
    parcel: "طرد · {total}",
    answered: "الطلب رقم {number} لم يعد بانتظار رد",
  },
  courierPush: {
    offered: "هل توصل الطلب رقم {number}؟",
    assigned: "أُسند إليك توصيل الطلب رقم {number}",
    accepted: "أنت من يوصل الطلب رقم {number}",
    over: "الطلب رقم {number} لم يعد بانتظار ردك",
    taken: "لم يعد توصيل الطلب رقم {number} مسندًا إليك",
    canceled: "أُلغي الطلب رقم {number}",
    parcel: "طرد",
  },
  unanswered,
  search: {
    stopWords: "في من مع و على أو",
  },
};
