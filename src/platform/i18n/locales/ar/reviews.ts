import type { Translation } from "../../namespaces";

const reviews: Translation<"reviews"> = {
  "page.title": "التقييم والمراجعة",
  "page.lead": "أخبر الآخرين كيف كان طلبك. يمكن تعديل التقييم خلال يوم واحد.",
  "page.order": "الطلب رقم {id}",
  "page.back": "إلى الطلب",
  "page.notDelivered": "يمكنك تقييم هذا الطلب بعد توصيله.",
  "page.closed": "لا يمكن تقييم طلب أُلغي أو طُلب استرداد ثمنه.",
  "page.nothing": "لا يوجد ما يمكن تقييمه في هذا الطلب.",
  "page.storeOff": "هذا المتجر لا يستقبل التقييمات.",
  "page.done": "لقد قيّمت كل ما في هذا الطلب. شكراً لك!",

  "courier.title": "مندوب التوصيل",

  "stars.legend": "تقييمك لـ {name}",
  "stars.count": "{count, plural, one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
  "stars.word1": "سيئ",
  "stars.word2": "ضعيف",
  "stars.word3": "مقبول",
  "stars.word4": "جيد",
  "stars.word5": "رائع",
  "stars.missing": "اختر من نجمة إلى خمس نجوم.",

  "words.item": "رأيك",
  "words.itemHint": "يقرؤه الآخرون مع اسمك الأول والحرف الأول من اسم عائلتك.",
  "words.courier": "كيف كان التوصيل؟",
  "words.courierHint": "يقرأ المتجر وحده هذا.",

  "photos.choose": "إضافة صور",
  "photos.reading": "جارٍ قراءة الصورة…",
  "photos.hint": "حتى {count}.",
  "photos.one": "الصورة {number}",
  "photos.remove": "حذف الصورة {number}",
  "photos.removeAll": "حذف الصور",
  "photos.kept": "الصور الجديدة تحل محل هذه.",
  "photos.tooMany": "{count} صور على الأكثر.",
  "photos.unreadable": "لا يمكن قراءة هذا الملف كصورة.",

  "form.send": "إرسال التقييم",
  "form.save": "حفظ التعديلات",
  "form.saved": "شكراً لك على تقييمك.",
  "form.waiting": "حُفظ على هذا الجهاز، ويُرسل تلقائياً عند عودة الشبكة.",
  "form.refused": "لم يقبل المتجر التقييم.",

  "written.rating":
    "تقييمك: {count, plural, one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
  "written.change": "تعديل تقييم {name}",
  "written.changeShort": "تعديل",
  "written.until": "يمكن تعديله حتى {time}.",
  "written.waiting": "بانتظار الشبكة.",
  "written.sending": "جارٍ الإرسال.",

  "reminder.title": "كيف كان طلبك؟",
  "reminder.text": "اكتمل طلبك رقم {id}. بضع نجوم تساعد الآخرين على الاختيار.",
  "reminder.give": "أضف تقييماً",
  "reminder.later": "لا، شكراً",
};
export default reviews;
