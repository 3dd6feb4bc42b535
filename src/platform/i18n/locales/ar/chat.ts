import type { Translation } from "../../namespaces";

const chat: Translation<"chat"> = {
  "page.title": "المحادثات",
  "link.signIn": "لم تسجّل الدخول",
  "link.vendor": "راسل المتجر",
  "link.admin": "راسل الدعم",

  "list.label": "المحادثات",
  "list.search": "ابحث بالاسم",
  "list.clear": "مسح البحث",
  "list.none": "لا توجد محادثات بعد",
  "list.noneText": "راسل فريق الدعم، أو المتجر والمندوب عندما يكون لديك طلب في الطريق.",
  "list.nothingFound": "لا أحد بهذا الاسم",
  "list.support": "راسل الدعم",
  "list.more": "المزيد من المحادثات",
  "list.loadFailed": "تعذّر تحميل المحادثات.",
  "list.you": "أنت: {text}",
  "list.picture": "صورة",
  "list.unread":
    "{count, plural, zero {لا رسائل غير مقروءة} one {رسالة غير مقروءة} two {رسالتان غير مقروءتين} few {# رسائل غير مقروءة} many {# رسالة غير مقروءة} other {# رسالة غير مقروءة}}",
  "list.choose": "اختر محادثة",
  "list.chooseText": "أو راسل فريق الدعم، فنحن في خدمتك.",

  "peer.admin": "الدعم",
  "peer.vendor": "متجر",
  "peer.delivery_man": "مندوب التوصيل",
  "peer.gone": "لم يعد موجودًا",
  "peer.you": "أنت",

  "conversation.back": "كل المحادثات",
  "conversation.order": "طلب رقم {id}",
  "conversation.log": "الرسائل مع {name}",
  "conversation.older": "رسائل أقدم",
  "conversation.none": "ابدأ بالتحية",
  "conversation.noneText": "هنا تبدأ محادثتك.",
  "conversation.loadFailed": "تعذّر تحميل الرسائل.",
  "conversation.closed": "هذه المحادثة مغلقة لأنه لا يوجد طلب جارٍ.",
  "conversation.closedSupport": "راسل الدعم",
  "conversation.offline": "لا يوجد اتصال. سيُرسل ما تكتبه فور عودته.",
  "conversation.today": "اليوم",
  "conversation.yesterday": "أمس",

  "compose.label": "اكتب رسالة",
  "compose.labelTo": "اكتب رسالة إلى {name}",
  "compose.send": "إرسال",
  "compose.tooLong": "لا تتجاوز الرسالة {count} حرف.",

  "replies.label": "ردود سريعة",

  "photo.add": "إضافة صور",
  "photo.one": "الصورة {number}",
  "photo.remove": "إزالة الصورة {number}",
  "photo.reading": "جارٍ قراءة الصورة…",
  "photo.unreadable": "تعذّرت قراءة هذا الملف كصورة.",
  "photo.tooMany": "{count} صور على الأكثر.",

  "state.waiting": "بالانتظار",
  "state.sending": "جارٍ الإرسال…",
  "state.sent": "أُرسلت",
  "state.seen": "شوهدت",
  "state.failed": "لم تُرسل",
  "state.retry": "أعد الإرسال",
  "state.discard": "تجاهل",
};
export default chat;
