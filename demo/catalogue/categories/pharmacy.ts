/** Categories of pharmacies. */
import type { Branch } from "./branch";

export const pharmacyCategories: Branch[] = [
  [
    "medicines",
    "Medicines",
    "أدوية",
    "pill-blister",
    true,
    [
      ["pain-relief", "Pain relief", "مسكنات", "pill-blister"],
      ["cold-and-flu", "Cold and flu", "برد وإنفلونزا", "syrup"],
      ["allergy-care", "Allergy", "حساسية", "drops"],
      ["stomach-care", "Stomach", "المعدة", "capsules"],
    ],
  ],
  [
    "prescriptions",
    "On prescription",
    "بوصفة طبية",
    "inhaler",
    true,
    [["prescription-medicine", "Prescription medicine", "أدوية بوصفة", "inhaler"]],
  ],
  [
    "wellness",
    "Vitamins",
    "فيتامينات",
    "vitamins",
    true,
    [
      ["vitamins", "Vitamins", "فيتامينات", "vitamins"],
      ["supplements", "Supplements", "مكملات", "capsules"],
    ],
  ],
  [
    "aid-and-devices",
    "First aid and devices",
    "إسعافات وأجهزة",
    "bandage",
    true,
    [
      ["first-aid", "First aid", "إسعافات أولية", "bandage"],
      ["home-devices", "Home devices", "أجهزة منزلية", "blood-pressure-monitor"],
    ],
  ],
  [
    "personal-care",
    "Personal care",
    "عناية شخصية",
    "shampoo",
    true,
    [
      ["hygiene", "Hygiene", "نظافة", "sanitiser"],
      ["hair-and-body", "Hair and body", "الشعر والجسم", "shampoo"],
      ["skin-care", "Skin care", "عناية بالبشرة", "cream"],
    ],
  ],
  [
    "baby",
    "Baby Care",
    "عناية بالطفل",
    "baby-bottle",
    true,
    [["baby-care", "Nappies and feeding", "حفاضات ورضاعة", "nappies"]],
  ],
  [
    "women",
    "Women's care",
    "عناية بالمرأة",
    "test-kit",
    true,
    [["womens-health", "Women's health", "صحة المرأة", "test-kit"]],
  ],
  [
    "men",
    "Men",
    "عناية بالرجل",
    "vitamins",
    false,
    [["mens-health", "Men's health", "صحة الرجل", "vitamins"]],
  ],
];
