import type { Translation } from "../../namespaces";

const aftercare: Translation<"aftercare"> = {
  "refund.ask": "طلب استرداد المبلغ",
  "refund.title": "طلب استرداد المبلغ",
  "refund.question": "ما المشكلة؟",
  "refund.note": "تفاصيل أكثر للمتجر (اختياري)",
  "refund.submit": "إرسال الطلب",
  "refund.sent": "تم إرسال طلب استرداد المبلغ.",
  "refund.tooLate": "لم يعد بالإمكان طلب استرداد المبلغ.",
  "refund.failed": "تعذّر تحميل الأسباب",
  "refund.heading": "استرداد المبلغ",
  "refund.state.pending": "ينظر المتجر في طلبك لاسترداد {amount}.",
  "refund.state.approved": "تم رد {amount}.",
  "refund.state.rejected": "رفض المتجر طلبك لاسترداد {amount}.",
  "refund.to.gateway": "سيعود إلى وسيلة الدفع التي استخدمتها خلال بضعة أيام.",
  "refund.to.outside": "سيعيده إليك المتجر.",
  "refund.answer": "رد المتجر:",

  "photos.choose": "إضافة صور",
  "photos.reading": "جارٍ قراءة الصورة…",
  "photos.hint": "حتى {count}.",
  "photos.one": "الصورة {number}",
  "photos.remove": "حذف الصورة {number}",
  "photos.tooMany": "{count} صور على الأكثر.",
  "photos.unreadable": "لا يمكن قراءة هذا الملف كصورة.",

  "proof.heading": "صورة التسليم",
  "proof.photo": "صورة التسليم رقم {number}",
  "code.parcel": "يحتاج المستلم إلى هذا الرمز عند تسليم الطرد. يرجى إرساله إليه:",
  "code.text": "رمزك لمندوب التوصيل عند الباب:",

  "again.button": "اطلب مجدداً",
  "again.busy": "جارٍ التحقق من المتوفر…",
  "again.title": "اطلب مجدداً",
  "again.add":
    "{count, plural, one {إضافة منتج واحد} two {إضافة منتجين} few {إضافة # منتجات} many {إضافة # منتجاً} other {إضافة # منتج}}",
  "again.replace": "استبدال السلة",
  "again.replaceText": "في سلتك منتجات من {store}، وستُزال أولاً.",
  "again.gone": "لم يعد يُباع",
  "again.soldOut": "نفد",
  "again.choices": "تغيّرت خياراته: افتحه لتختار من جديد",
  "again.fewer": "المتوفر الآن {count} فقط",
  "again.price": "كان {from} والآن {to}",
  "again.addOnGone": "بدون {name}: لم يعد متاحاً",
  "again.addOnPrice": "تغيّر سعر {name}",
  "again.nothing": "لم يعد أي شيء من هذا الطلب متاحاً للشراء.",
  "again.offline": "لا يوجد اتصال: الأسعار والكميات كما رأيناها آخر مرة، وسيتم التحقق منها عند الطلب.",
  "again.unknown": "لا يوجد اتصال، وهذا الطلب غير محفوظ على هذا الجهاز.",
  "again.added": "عاد طلبك إلى السلة.",
  "again.refused": "تعذّرت إضافة هذه إلى السلة: {items}",

  "unanswered.text": "لم يرد المتجر بعد. يمكنك الاتصال به أو إلغاء الطلب.",
  "unanswered.call": "اتصل بالمتجر",

  "way.title": "مندوب التوصيل على الخريطة",
  "way.show": "عرض الطريق",
  "way.left": "بقي {distance}",
  "way.leftInTime":
    "بقي {distance}، نحو {minutes, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
  "way.unknown": "لا يُعرف مكان مندوب التوصيل في هذه اللحظة.",
  "way.over": "لم يعد الطلب في الطريق.",

  "bar.close": "إخفاء هذا الطلب",
};

export default aftercare;
