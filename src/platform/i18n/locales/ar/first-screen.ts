import type english from "../en/first-screen";

const firstScreen: Readonly<Record<keyof typeof english, string>> = {
  title: "كل ما تحتاجه، عند باب بيتك",
  subTitle: "طعام وبقالة وأدوية ومتاجر وطرود من الأماكن القريبة منك.",
  tagLine: "أخبرنا بمكانك وشاهد المتاجر المفتوحة الآن.",
  searchLabel: "ابحث عن موقع",
  locateMe: "حدّد موقعي",
  pickFromMap: "اختر من الخريطة",
  explore: "استكشف",
};

export default firstScreen;
