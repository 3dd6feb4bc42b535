/** The public pages as HTML, headings from level two. */
import type { Text } from "./model";

type Part = [headingEn: string, headingAr: string, textEn: string, textAr: string];

const page = (parts: readonly Part[]): Text => ({
  en: parts.map(([en, , body]) => `<h2>${en}</h2><p>${body}</p>`).join(""),
  ar: parts.map(([, ar, , body]) => `<h2>${ar}</h2><p>${body}</p>`).join(""),
});

const policyKeys = [
  "terms_and_conditions",
  "privacy_policy",
  "about_us",
  "refund_policy",
  "shipping_policy",
  "cancelation_policy",
] as const;

export const demoPolicies: Record<(typeof policyKeys)[number], Text> = {
  terms_and_conditions: page([
    [
      "Who we are",
      "من نحن",
      "Doorstep connects you with independent shops and couriers in Port Amber. The contract for the goods is with the shop, the contract for the delivery is with us.",
      "تربطك دورستب بمتاجر ومندوبين مستقلين في ميناء العنبر. عقد البضائع يكون مع المتجر وعقد التوصيل معنا.",
    ],
    [
      "Orders and prices",
      "الطلبات والأسعار",
      "The price shown at checkout is the price you pay, taxes and charges listed one by one. An order counts once the shop has confirmed it.",
      "السعر المعروض عند الدفع هو ما تدفعه مع بيان الضرائب والرسوم. يُعد الطلب نافذاً عند تأكيد المتجر.",
    ],
    [
      "Your account",
      "حسابك",
      "Keep your password to yourself and your address up to date. You may delete your account at any time when no order is open.",
      "احفظ كلمة مرورك وحدّث عنوانك. يمكنك حذف حسابك في أي وقت ما لم يكن هناك طلب مفتوح.",
    ],
    [
      "Medicine",
      "الأدوية",
      "Prescription medicine is packed only after a pharmacist has checked the prescription.",
      "لا تُجهّز أدوية الوصفات إلا بعد تحقق الصيدلي من الوصفة.",
    ],
  ]),
  privacy_policy: page([
    [
      "What we keep",
      "ما نحتفظ به",
      "Your name, contact data, addresses and orders, for as long as you have an account and as the law on invoices asks.",
      "اسمك وبيانات الاتصال والعناوين والطلبات ما دام حسابك قائماً وبقدر ما يطلبه قانون الفواتير.",
    ],
    [
      "Who sees it",
      "من يطّلع عليها",
      "The shop sees what it must pack, the courier where to bring it. Nobody buys your data from us.",
      "يرى المتجر ما يجهزه ويرى المندوب وجهة التوصيل. لا نبيع بياناتك لأحد.",
    ],
    [
      "On your device",
      "على جهازك",
      "Cart, place and settings are kept on your device so that the shop works without a network. Signing out removes what is personal.",
      "تُحفظ السلة والموقع والإعدادات على جهازك ليعمل المتجر دون شبكة، وتسجيل الخروج يحذف ما هو شخصي.",
    ],
  ]),
  about_us: page([
    [
      "One bicycle, one bakery",
      "دراجة واحدة ومخبز واحد",
      "In a wet winter the Early Gull Bakery could not open its door for the flood, so the bread went out by bicycle. The neighbours never wanted to go back.",
      "في شتاء ماطر لم يستطع مخبز النورس المبكر فتح بابه بسبب الفيضان فخرج الخبز على دراجة، ولم يرغب الجيران في العودة إلى ما قبل ذلك.",
    ],
    [
      "Eighty shops",
      "ثمانون متجراً",
      "Today kitchens, grocers, pharmacies and makers all over town are on Doorstep, and every one of them is someone you could wave to.",
      "اليوم تجد المطابخ والبقالات والصيدليات والصنّاع في أنحاء المدينة على دورستب، وكلهم ممن يمكنك أن تلوّح لهم.",
    ],
  ]),
  refund_policy: page([
    [
      "When you get your money back",
      "متى تستعيد مالك",
      "If something is missing, wrong, damaged or spoiled, tell us within 48 hours with a picture. We answer the same day.",
      "إذا نقص شيء أو كان خاطئاً أو تالفاً فأخبرنا خلال 48 ساعة مع صورة، ونرد في اليوم نفسه.",
    ],
    [
      "How",
      "كيف",
      "Paid orders go back to your wallet at once or to your card within five working days.",
      "تعود المبالغ إلى محفظتك فوراً أو إلى بطاقتك خلال خمسة أيام عمل.",
    ],
  ]),
  shipping_policy: page([
    [
      "Where and when",
      "أين ومتى",
      "We deliver in every zone shown on the map, at the hours of the shop. Most orders arrive within forty minutes.",
      "نوصل في كل المناطق الظاهرة على الخريطة خلال ساعات عمل المتجر. تصل معظم الطلبات خلال أربعين دقيقة.",
    ],
    [
      "What it costs",
      "التكلفة",
      "The charge depends on the distance and is shown before you order; above a certain amount delivery is free.",
      "تعتمد الرسوم على المسافة وتظهر قبل الطلب، والتوصيل مجاني فوق مبلغ معين.",
    ],
  ]),
  cancelation_policy: page([
    [
      "Before the shop confirms",
      "قبل تأكيد المتجر",
      "Cancel free of charge on the order page while the order is pending.",
      "ألغِ الطلب مجاناً من صفحة الطلب ما دام قيد الانتظار.",
    ],
    [
      "Afterwards",
      "بعد ذلك",
      "Once the kitchen has started we cannot stop it; call the shop and it will do what it can.",
      "بعد بدء التحضير لا يمكننا إيقافه، اتصل بالمتجر وسيبذل ما يستطيع.",
    ],
  ]),
};
