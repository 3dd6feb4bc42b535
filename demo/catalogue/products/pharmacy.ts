import type { Text } from "../model";
import { type Product, product as p } from "./product";

const g = (en: string, ar: string): { generic: Text } => ({ generic: { en, ar } });

/** Goods of pharmacies. The makers are invented; the generic names are the real international ones. */
export const pharmacyProducts: readonly Product[] = [
  p("Calmol 500 mg Tablets", "كالمول 500 ملغ أقراص", 390, "pill-blister", "pain-relief", "pack", {
    ...g("Paracetamol", "باراسيتامول"),
    condition: "headache",
    basic: true,
    brand: "harbourmed",
  }),
  p("Calmol Children's Syrup", "كالمول شراب للأطفال", 520, "syrup", "pain-relief", "100 ml", {
    ...g("Paracetamol", "باراسيتامول"),
    condition: "fever",
    basic: true,
    brand: "harbourmed",
  }),
  p("Ibuwell 400 mg", "إيبوويل 400 ملغ", 480, "pill-blister", "pain-relief", "pack", {
    ...g("Ibuprofen", "إيبوبروفين"),
    condition: "headache",
    basic: true,
    brand: "harbourmed",
  }),
  p("Flexo Warming Gel", "فليكسو جل مدفئ", 690, "cream", "pain-relief", "50 g", {
    ...g("Diclofenac", "ديكلوفيناك"),
    condition: "muscle-pain",
    brand: "vitara",
  }),
  p("Heat Patches", "لصقات حرارية", 590, "bandage", "pain-relief", "pack", { condition: "muscle-pain" }),
  p("Nozair Nasal Spray", "نوزير بخاخ للأنف", 620, "drops", "cold-and-flu", "15 ml", {
    ...g("Xylometazoline", "زيلوميتازولين"),
    condition: "cold-and-flu",
    basic: true,
    brand: "harbourmed",
  }),
  p("Tussina Cough Syrup", "توسينا شراب للسعال", 580, "syrup", "cold-and-flu", "150 ml", {
    ...g("Dextromethorphan", "ديكستروميثورفان"),
    condition: "cough",
    basic: true,
    brand: "harbourmed",
  }),
  p("Honey Lemon Lozenges", "أقراص استحلاب بالعسل والليمون", 350, "pill-blister", "cold-and-flu", "pack", {
    condition: "cough",
    basic: true,
  }),
  p("Flu Hot Drink Sachets", "أكياس مشروب ساخن للإنفلونزا", 650, "capsules", "cold-and-flu", "pack", {
    ...g("Paracetamol", "باراسيتامول"),
    condition: "cold-and-flu",
    basic: true,
  }),
  p("Rapid Flu Test", "اختبار إنفلونزا سريع", 990, "test-kit", "cold-and-flu", "pack", {
    condition: "fever",
  }),
  p("Allerease 10 mg", "أليريز 10 ملغ", 720, "pill-blister", "allergy-care", "pack", {
    ...g("Cetirizine", "سيتيريزين"),
    condition: "allergy",
    basic: true,
    brand: "vitara",
  }),
  p("Clearview Eye Drops", "كليرفيو قطرة للعين", 640, "drops", "allergy-care", "10 ml", {
    ...g("Sodium cromoglicate", "كروموغليكات الصوديوم"),
    condition: "allergy",
    brand: "vitara",
  }),
  p("Airway Inhaler", "إيرواي بخاخ للربو", 1390, "inhaler", "prescription-medicine", "pcs", {
    ...g("Salbutamol", "سالبوتامول"),
    prescription: true,
    condition: "allergy",
    brand: "harbourmed",
  }),
  p("Amoxa 500 mg Capsules", "أموكسا 500 ملغ كبسولات", 990, "capsules", "prescription-medicine", "pack", {
    ...g("Amoxicillin", "أموكسيسيلين"),
    tags: [{ en: "Antibiotic", ar: "مضاد حيوي" }],
    prescription: true,
    brand: "harbourmed",
    says: [
      "A penicillin antibiotic for bacterial infections. Only on prescription: attach a picture of it when you order, our pharmacist checks it before anything is packed.",
      "مضاد حيوي من عائلة البنسلين للعدوى البكتيرية. يُصرف بوصفة طبية فقط: أرفق صورة الوصفة عند الطلب ليتحقق منها الصيدلي قبل التجهيز.",
    ],
  }),
  p("Pressol 5 mg", "بريسول 5 ملغ", 890, "pill-blister", "prescription-medicine", "pack", {
    ...g("Amlodipine", "أملوديبين"),
    prescription: true,
    brand: "vitara",
  }),
  p("Glucora 850 mg", "غلوكورا 850 ملغ", 760, "pill-blister", "prescription-medicine", "pack", {
    ...g("Metformin", "ميتفورمين"),
    prescription: true,
    brand: "vitara",
  }),
  p("Gastrid 20 mg", "غاستريد 20 ملغ", 690, "capsules", "stomach-care", "pack", {
    ...g("Omeprazole", "أوميبرازول"),
    condition: "stomach-ache",
    basic: true,
    brand: "harbourmed",
  }),
  p("Antacid Chews", "أقراص مضغ مضادة للحموضة", 420, "pill-blister", "stomach-care", "pack", {
    ...g("Calcium carbonate", "كربونات الكالسيوم"),
    condition: "stomach-ache",
    basic: true,
  }),
  p("Rehydration Sachets", "أملاح الإماهة الفموية", 490, "capsules", "stomach-care", "pack", {
    condition: "stomach-ache",
    basic: true,
  }),
  p("Vitamin C 1000 mg", "فيتامين سي 1000 ملغ", 890, "vitamins", "vitamins", "pack", {
    ...g("Ascorbic acid", "حمض الأسكوربيك"),
    condition: "cold-and-flu",
    brand: "pure-tide",
  }),
  p("Vitamin D3 Drops", "قطرات فيتامين د3", 990, "drops", "vitamins", "30 ml", {
    ...g("Cholecalciferol", "كوليكالسيفيرول"),
    brand: "pure-tide",
  }),
  p("Daily Multivitamin", "فيتامينات متعددة يومية", 1290, "vitamins", "vitamins", "pack", {
    brand: "pure-tide",
  }),
  p("Omega-3 Fish Oil", "أوميغا 3 زيت السمك", 1490, "capsules", "supplements", "pack", {
    brand: "pure-tide",
  }),
  p("Magnesium Tablets", "أقراص المغنيسيوم", 790, "vitamins", "supplements", "pack", {
    condition: "muscle-pain",
    brand: "pure-tide",
  }),
  p("Iron with Vitamin C", "حديد مع فيتامين سي", 850, "capsules", "supplements", "pack", {
    brand: "pure-tide",
  }),
  p("Digital Thermometer", "ميزان حرارة رقمي", 1190, "thermometer", "home-devices", "pcs", {
    condition: "fever",
  }),
  p("Blood Pressure Monitor", "جهاز قياس ضغط الدم", 4990, "blood-pressure-monitor", "home-devices", "pcs", {
    brand: "vitara",
  }),
  p("Glucose Test Strips", "شرائط فحص السكر", 1890, "test-kit", "home-devices", "pack", { brand: "vitara" }),
  p("Sticking Plasters", "لصقات جروح", 290, "bandage", "first-aid", "pack", {
    condition: "cuts-and-burns",
    basic: true,
  }),
  p("Elastic Bandage", "رباط ضاغط", 420, "bandage", "first-aid", "pcs", { condition: "muscle-pain" }),
  p("Antiseptic Cream", "كريم مطهر", 480, "cream", "first-aid", "30 g", {
    ...g("Chlorhexidine", "كلورهيكسيدين"),
    condition: "cuts-and-burns",
    basic: true,
  }),
  p("Burn Relief Gel", "جل لتهدئة الحروق", 560, "cream", "first-aid", "50 g", {
    condition: "cuts-and-burns",
  }),
  p("Surgical Masks", "كمامات طبية", 590, "mask", "hygiene", "pack"),
  p("Hand Sanitiser", "معقم يدين", 320, "sanitiser", "hygiene", "250 ml", {
    ...g("Ethanol 70%", "إيثانول 70%"),
  }),
  p("Herbal Shampoo", "شامبو بالأعشاب", 690, "shampoo", "hair-and-body", "300 ml", { brand: "pure-tide" }),
  p("Whitening Toothpaste", "معجون أسنان مبيض", 350, "toothpaste", "hair-and-body", "75 ml"),
  p("Aloe Body Lotion", "لوشن الجسم بالألوفيرا", 720, "cream", "hair-and-body", "400 ml", {
    brand: "pure-tide",
  }),
  p("Sun Cream SPF 50", "واقي شمس 50", 1390, "cream", "skin-care", "200 ml", { brand: "pure-tide" }),
  p("Eczema Moisturiser", "مرطب للأكزيما", 1190, "cream", "skin-care", "150 g", { condition: "allergy" }),
  p("Newborn Nappies", "حفاضات لحديثي الولادة", 1290, "nappies", "baby-care", "pack", {
    brand: "little-wave",
  }),
  p("Anti-Colic Bottle", "رضاعة مضادة للمغص", 990, "baby-bottle", "baby-care", "pcs", {
    brand: "little-wave",
  }),
  p("Baby Wash", "غسول للأطفال", 590, "shampoo", "baby-care", "300 ml", { brand: "little-wave" }),
  p("Nappy Rash Cream", "كريم لتسلخات الحفاض", 620, "cream", "baby-care", "100 g", {
    ...g("Zinc oxide", "أكسيد الزنك"),
    brand: "little-wave",
  }),
  p("Pregnancy Test", "اختبار حمل منزلي", 690, "test-kit", "womens-health", "pcs"),
  p("Folic Acid 400 µg", "حمض الفوليك 400 ميكروغرام", 590, "vitamins", "womens-health", "pack", {
    ...g("Folic acid", "حمض الفوليك"),
    brand: "pure-tide",
  }),
  p("Men's Daily Vitamins", "فيتامينات يومية للرجال", 1190, "vitamins", "mens-health", "pack", {
    brand: "pure-tide",
  }),
];
