import type { Translation } from "../../namespaces";

const prescriptions: Translation<"prescriptions"> = {
  "page.title": "اطلب بوصفة طبية",
  "page.lead": "أرسل صور وصفتك الطبية. تخبرك الصيدلية بالسعر، ولا يُشترى شيء قبل موافقتك.",
  "photos.title": "صور الوصفة الطبية",
  "photos.hint": "حتى {count} صور. لا تراها إلا الصيدلية.",
  "address.title": "عنوان التوصيل",
  "address.pick": "اختر مكاناً آخر",
  "contact.title": "بيانات التواصل",
  "note.label": "ملاحظة للصيدلية",
  "note.hint": "مثلاً الكمية التي تحتاجها، أو ما يمكن استبداله.",
  "send.button": "إرسال الوصفة",
  "send.note": "لن تدفع شيئاً الآن: تختار طريقة الدفع بعد معرفة السعر.",
  "error.place": "يرجى اختيار مكان",
  "store.title": "لا طلبات بوصفة طبية هنا",
  "store.text": "هذا المتجر لا يقبل الطلبات بوصفة طبية.",
  "store.back": "إلى المتجر",
  "waiting.text": "تنظر الصيدلية في وصفتك. سنخبرك فور جاهزية السعر.",
  "priced.title": "السعر جاهز",
  "priced.text": "يرجى الموافقة حتى {time}، وإلا أُلغي الطلب.",
  "priced.over": "انتهى وقت الموافقة.",
  "priced.agree": "أوافق وأطلب مقابل {amount}",
  "priced.cancel": "إلغاء الطلب",
  "priced.changed": "غيّرت الصيدلية السعر. يرجى الاطلاع عليه مجدداً.",
  "priced.elsewhere": "يمكنك هنا الموافقة والدفع نقدًا. للدفع بطريقة أخرى وافق على الجهاز الذي طلبت منه.",
  "priced.agreed": "شكراً، تم تقديم طلبك.",
  "unagreed.text": "لم تتم الموافقة على السعر في الوقت المحدد، فأُلغي الطلب. يمكنك إرسال الوصفة مجدداً.",
};

export default prescriptions;
