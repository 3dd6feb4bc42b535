import type english from "../en/worker";

const worker: Readonly<Record<keyof typeof english, string>> = {
  "offline.name": "دون اتصال",
  "offline.title": "أنت غير متصل",
  "offline.text": "تعذّر تشغيل التطبيق من هذا الجهاز. أعد التحميل عند توفر الاتصال.",
  "offline.reload": "إعادة التحميل",
  "push.news": "لديك جديد. افتح التطبيق للاطلاع عليه.",
  "order.placed": "تم تأكيد طلبك",
  "order.placedText": "استلم {store} طلبك رقم {order}.",
  "order.question": "طلبك بحاجة إليك",
  "order.questionText": "لم يتم تأكيد طلبك من {store} حتى الآن. يرجى مراجعته.",
};

export default worker;
