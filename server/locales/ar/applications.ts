/** Refusals for stores and couriers that apply. */
export const applicationRefusals = {
  store_applications_off: "لا يستقبل هذا المتجر شركاء جدداً حالياً.",
  courier_applications_off: "لا نستقبل مندوبي توصيل جدداً حالياً.",
  application_waiting_phone: "يوجد طلب قيد المراجعة بهذا الرقم.",
  application_waiting_email: "يوجد طلب قيد المراجعة بهذا البريد الإلكتروني.",
  partner_password: "يجب أن تتكون كلمة المرور من 8 أحرف على الأقل، مع حروف صغيرة وكبيرة ورقم ورمز آخر.",
  store_texts: "يرجى إدخال اسم المتجر وعنوانه.",
  delivery_times: "لا يجوز أن تكون أطول مدة توصيل أقصر من أقصر مدة.",
  tin_date: "يرجى إدخال تاريخ صحيح.",
  outside_zone: "هذه النقطة خارج المنطقة.",
  zone_unknown: "يرجى اختيار منطقة.",
  module_not_in_zone: "يرجى اختيار نوع النشاط؛ هذا النوع غير متاح في المنطقة.",
  vehicle_unknown: "يرجى اختيار مركبة.",
  identity_missing: "يرجى إدخال رقم الوثيقة.",
  plan_not_offered: "هذه الخطة غير متاحة. يرجى اختيار خطة أخرى.",
  package_unknown: "يرجى اختيار باقة.",
  trial_not_offered: "لا تتوفر فترة تجريبية مجانية. يرجى اختيار طريقة الدفع.",
  plan_paid: "تم دفع ثمن باقتك بالفعل.",
  plan_needs_no_payment: "لا يوجد مبلغ مستحق لهذا الطلب.",
  application_unknown: "لا يوجد طلب قيد المراجعة بهذا الرقم.",
  logo_missing: "يرجى اختيار شعار.",
  logo_unreadable: "تعذرت قراءة الشعار كصورة.",
  cover_unreadable: "تعذرت قراءة صورة الغلاف.",
  tin_unreadable: "تعذرت قراءة صورة الشهادة.",
  identity_unreadable: "تعذرت قراءة إحدى صور الوثيقة.",
};

export const applicationMails = {
  subject: "طلب الانضمام",
  approvedUntil:
    "مرحباً {name}، تمت الموافقة على طلبك. تسري باقة {package} حتى {day}. سنتواصل معك بشأن الخطوات التالية.",
  approved: "مرحباً {name}، تمت الموافقة على طلبك. سنتواصل معك بشأن الخطوات التالية.",
  rejected: "مرحباً {name}، لم تتم الموافقة على طلبك. {reason}",
  refunded: "سيُعاد إليك ما دفعته مقابل باقتك.",
};
