import type { Translation } from "../../namespaces";

const cashback: Translation<"cashback"> = {
  button: "عروض الاسترداد النقدي",
  "panel.title": "استرداد نقدي لك",
  "panel.text": "يصل المبلغ إلى محفظتك بعد تسليم طلبك.",
  "offer.from": "ابتداءً من {amount}",
  "offer.any": "على كل طلب",
  "offer.upTo": "بحد أقصى {amount}",
  "offer.until": "حتى {date}",
  "line.brings": "تسترد {amount} نقدًا من هذا الطلب",
  "line.about": "تسترد نحو {amount} نقدًا من هذا الطلب",
};

export default cashback;
