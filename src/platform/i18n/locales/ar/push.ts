import type { Translation } from "../../namespaces";

const push: Translation<"push"> = {
  "push.newMessage": "لديك رسالة جديدة",
  "push.open": "فتح",

  "offer.title": "هل نُعلمك بسير طلبك؟",
  "offer.text": "تصلك رسالة عند تأكيد طلبك وعند خروجه وعند وصوله، حتى والتطبيق مغلق.",
  "offer.accept": "نعم، أعلموني",
  "offer.later": "ليس الآن",
  "offer.done": "سنُعلمك على هذا الجهاز.",

  "settings.title": "الإشعارات",
  "settings.text": "على هذا الجهاز، حتى والتطبيق مغلق.",
  "settings.turnOn": "تشغيل الإشعارات",
  "settings.turnOff": "إيقافها على هذا الجهاز",

  "history.loadFailed": "تعذّر تحميل إشعاراتك",
  "history.none": "لا شيء بعد",
  "history.noneText": "ستجد هنا كل خطوة من طلباتك وأخبار المتجر لمدة 60 يومًا.",
  "history.settings": "إعدادات الإشعارات",
  "history.allRead": "لقد قرأت كل شيء.",
  "history.unread": "غير مقروء: {count}",
  "history.markAll": "تحديد الكل كمقروء",
  "history.isUnread": "غير مقروء",
  "history.today": "اليوم",
  "history.yesterday": "أمس",
  "history.earlier": "سابقًا",

  "state.denied":
    "الإشعارات محظورة لهذا الموقع. للسماح بها افتح إعدادات الموقع في متصفحك (العلامة بجانب العنوان) واجعل الإشعارات مسموحة ثم عد إلى هنا.",
  "state.unsupported": "لا يستطيع هذا المتصفح عرض الإشعارات.",
  "state.install-first":
    "على هذا الهاتف تعمل الإشعارات بعد إضافة التطبيق إلى الشاشة الرئيسية: اضغط «مشاركة» ثم «إضافة إلى الشاشة الرئيسية» وافتحه من هناك.",
  "state.unavailable": "لا يستطيع هذا المتجر إرسال إشعارات إلى هذا المتصفح.",
  "state.failed": "لم ينجح ذلك. يرجى المحاولة مرة أخرى عند توفر الاتصال.",
  "state.waiting": "تم الحفظ على هذا الجهاز. سيُبلَّغ المتجر فور توفر الاتصال.",

  "kind.orders": "الطلبات",
  "kind.ordersHint": "كل خطوة في طلب قيد التنفيذ",
  "kind.chat": "الرسائل",
  "kind.chatHint": "من المتجر ومن مندوب التوصيل",
  "kind.offers": "العروض والأخبار",
  "kind.offersHint": "الخصومات ومكافآت الدعوة وما شابهها",

  "quiet.title": "ساعات الهدوء",
  "quiet.hint": "تصل الطلبات والرسائل بلا صوت، وتنتظر العروض حتى الصباح.",
  "quiet.quietFrom": "من",
  "quiet.quietTo": "إلى",
};

export default push;
