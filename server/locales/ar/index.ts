import type { Texts } from "../en";
import { accountMails } from "./account-mails";
import { applicationMails, applicationRefusals } from "./applications";
import { chat } from "./chat";
import { coreErrors } from "./core-errors";
import { payment } from "./payment";
import { catalogueRefusals, refusals } from "./refusals";

export const texts: Texts = {
  languageName: "العربية",
  direction: "rtl",
  openGraphLocale: "ar_SA",
  chat,
  coreErrors,
  refusals: { ...refusals, ...applicationRefusals },
  applicationMails,
  catalogueRefusals,
  accountMails,
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
  /** What successful calls say. */
  messages: {
    address_updated: "تم تحديث العنوان",
    address_saved: "تم حفظ العنوان",
    address_deleted: "تم حذف العنوان",
    guest_created: "تم إنشاء الضيف",
    signed_out: "تم تسجيل الخروج",
    code_sent: "الرمز في طريقه إليك.",
    code_right: "الرمز صحيح.",
    password_changed: "تم تغيير كلمة المرور",
    device_signed_out: "تم تسجيل خروج الجهاز.",
    devices_signed_out: "تم تسجيل خروج كل الأجهزة الأخرى.",
    interests_saved: "تم حفظ اهتماماتك.",
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
  /** Where the operator set none. */
  refundReasons: [
    "شيء ما كان ناقصاً",
    "تم توصيل منتج خاطئ",
    "المنتج كان تالفاً أو فاسداً",
    "وصل الطلب متأخراً جداً",
  ],
  parcelInstructions: ["اتصل عند الوصول", "اتركه عند الباب", "تعامل بعناية"],
  /** Titles and descriptions for search engines and link previews. */
  pageHead: {
    title: "كل ما تحتاجه، عند باب بيتك",
    site: "طعام وبقالة ودواء ومتاجر وطرود من الأماكن القريبة منك، يوصلها {shop} إلى بابك.",
    item: "{name} من {place}. اطلبه عبر {shop} ليصل إلى بابك.",
    store: "اطلب من {name}، {place}، عبر {shop} ليصل إلى بابك.",
    category: "{name} من الأماكن القريبة منك، يوصلها {shop} إلى بابك.",
    campaign: "{name} مع {shop}: اكتشف الأماكن المشاركة القريبة منك.",
  },
  search: {
    stopWords: "في من مع و على أو",
    units: "ملغ ملجم ميكروغرام غ غم جم كغ كجم مل لتر سم مم متر",
  },
};
