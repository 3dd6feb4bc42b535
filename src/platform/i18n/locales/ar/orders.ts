import type { Translation } from "../../namespaces";

const orders: Translation<"orders"> = {
  "step.placed": "تم الطلب",
  "step.confirmed": "تم تأكيد الطلب",
  "step.onTheWay": "في الطريق إليك",
  "step.delivered": "تم التوصيل",
  "track.notFound": "الطلب غير موجود",
};

export default orders;
