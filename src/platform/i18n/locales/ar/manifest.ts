import type english from "../en/manifest";

const manifest: typeof english = {
  description: "طعام وبقالة وأدوية ومتاجر وطرود تصلك حتى باب بيتك. يعمل دون اتصال.",
  shortcuts: { track: "تتبّع الطلب", cart: "السلة", search: "البحث" },
  narrow: "متاجر قريبة منك على الهاتف",
  wide: "متاجر قريبة منك على الحاسوب",
};

export default manifest;
