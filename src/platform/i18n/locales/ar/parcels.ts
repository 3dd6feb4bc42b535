import type { Translation } from "../../namespaces";

const parcels: Translation<"parcels"> = {
  "categories.title": "نوصل كل شيء",
  "categories.text": "ماذا تريد أن ترسل؟",
  "whyChoose.title": "لماذا تختارنا",
  "steps.title": "أسهل طريقة للحصول على الخدمات",
  "steps.film": "كيف تعمل الخدمة",
};

export default parcels;
