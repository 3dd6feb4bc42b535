import type { Translation } from "../../namespaces";

const ordering: Translation<"ordering"> = {
  "tip.mostGiven": "الأكثر اختياراً {amount}.",
  "tip.own": "مبلغ آخر",
  "tip.ownAmount": "إكراميتك",
  "tip.ownMissing": "اكتب قيمة الإكرامية أو اختر ألّا تعطي شيئًا",
  "tip.ownWrong": "أدخل مبلغاً من 0 إلى {max}",
  "instruction.label": "تعليمات التوصيل",
  "instruction.none": "لا شيء خاص",
  "instruction.door": "اتركه عند الباب",
  "instruction.reception": "اتركه عند الاستقبال",
  "instruction.hand": "سلّمه لي باليد",
  "instruction.call": "اتصل عند الوصول",
  "instruction.quiet": "لا تقرع الجرس",
  "change.label": "سأدفع بورقة نقدية قيمتها",
  "change.hint": "اتركه فارغاً إذا كنت لا تحتاج إلى باقٍ.",
  "change.brings": "يُحضر مندوب التوصيل معه {amount} كباقٍ.",
  "change.unreadable": "أدخل مبلغاً من المال",
  "change.short": "تدفع {amount} نقداً: أدخل ورقة نقدية أكبر",
  "change.tooSmallNow":
    "الورقة النقدية التي ذكرتها لا تكفي لمبلغ {amount}، لذلك لن يُحضر المندوب باقيًا. يُرجى تجهيز المبلغ.",
  "change.high": "أقصى ما يحمله مندوب التوصيل من الباقي {amount}",
};

export default ordering;
