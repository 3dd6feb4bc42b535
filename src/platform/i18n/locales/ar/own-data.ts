import type { Translation } from "../../namespaces";

const ownData: Translation<"ownData"> = {
  "download.title": "بياناتك",
  "download.text":
    "نزّل كل ما يحفظه المتجر عنك في ملف واحد: الملف الشخصي والعناوين والطلبات والتقييمات والمحفظة وغيرها.",
  "download.button": "تنزيل بياناتي",
  "download.done": "بياناتك في الملف my-data.json.",

  "storage.title": "المحفوظ على هذا الجهاز",
  "storage.text": "ما شاهدته يبقى متاحاً دون إنترنت.",
  "storage.used": "المساحة المستخدمة حوالي {size} ميغابايت.",
  "storage.little": "المساحة المستخدمة أقل من 1 ميغابايت.",
  "storage.free": "تحرير مساحة",
  "storage.question": "هل تريد تحرير مساحة على هذا الجهاز؟",
  "storage.questionText":
    "الصور والخرائط والصفحات التي شاهدتها تُحمّل من جديد عند الحاجة. تبقى سلتك وتسجيل دخولك وكل ما لم يُرسل بعد.",
  "storage.done": "تم تحرير المساحة.",
  "storage.notDurable": "هذا المتصفح لا يحفظ شيئاً بعد إغلاق علامة التبويب.",
};
export default ownData;
