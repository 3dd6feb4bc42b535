/** Invented people of the town, English and Arabic. */
export const reviewerNames: readonly { name: string; language: "en" | "ar" }[] = [
  ...["Mara Lindqvist", "Tom Okafor", "Elena Petrov", "Ruben Castillo", "Amelia Hart", "Jonas Weber", "Priya Nair", "Luca Ferretti", "Grace Mensah", "Noah Van Dijk", "Isla McKenna", "Daniel Cho", "Sofia Marques", "Peter Novak"].map((name) => ({ name, language: "en" as const })),
  ...["ليلى حدّاد", "عمر الشامي", "نور قاسم", "يوسف مراد", "سلمى عثمان", "كريم ناصر", "هبة الزين", "رامي خليل", "دانة السالم", "فارس بدران"].map((name) => ({ name, language: "ar" as const })),
];
