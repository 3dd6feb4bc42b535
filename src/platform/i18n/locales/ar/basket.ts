import type { Translation } from "../../namespaces";

const basket: Translation<"basket"> = {
  "share.button": "مشاركة السلة",
  "share.title": "سلتي من {store}",
  "share.copied": "تم نسخ الرابط. من يفتحه يرى هذه السلة.",
  "share.failed": "تعذّر إنشاء الرابط.",
  "share.campaignOnly": "لا يمكن مشاركة عروض الحملات.",
  "page.title": "سلة مشتركة",
  "page.from": "من {store}",
  "page.text": "أعدّ لك أحدهم هذه السلة. الأسعار هي أسعار الآن.",
  "page.lines": "محتوياتها",
  "page.total": "المجموع الفرعي",
  "page.take": "نقلها إلى سلتي",
  "page.taken": "أصبحت السلة في سلتك.",
  "page.refused": "تعذّرت إضافة هذه إلى السلة: {items}",
  "page.notTaken": "تعذّر وضع أي شيء منها في السلة.",
  "page.broken": "لا توجد سلة في هذا الرابط",
  "page.brokenText": "ربما انقطع جزء منه. اطلبه مرة أخرى.",
  "page.nothing": "لم يعد بالإمكان شراء أي شيء من هذه السلة.",
  "page.outside": "هذا المتجر لا يوصل إلى موقعك",
  "page.outsideText": "اختر موقعاً آخر أو تصفّح ما هو قريب منك.",
  "page.changePlace": "تغيير الموقع",
  "page.offline": "الأسعار هي آخر ما رآه هذا الجهاز.",
  "replace.title": "استبدال سلتك؟",
  "replace.text": "في سلتك أصناف من {from}. هل تريد إفراغها ونقل سلة {to}؟",
  "replace.confirm": "نقلها إلى سلتي",
};

export default basket;
