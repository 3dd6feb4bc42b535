/** Categories of the e-commerce shops. */
import type { Branch } from "./branch";

export const ecommerceCategories: Branch[] = [
  [
    "clothing",
    "Clothing",
    "ملابس",
    "t-shirt",
    true,
    [
      ["mens-wear", "Menswear", "ملابس رجالية", "t-shirt"],
      ["womens-wear", "Womenswear", "ملابس نسائية", "dress"],
    ],
  ],
  [
    "shoes-and-bags",
    "Shoes and bags",
    "أحذية وحقائب",
    "sneaker",
    true,
    [
      ["footwear", "Shoes", "أحذية", "sneaker"],
      ["bags", "Bags", "حقائب", "handbag"],
      ["accessories", "Accessories", "إكسسوارات", "sunglasses"],
    ],
  ],
  [
    "tech",
    "Electronics",
    "إلكترونيات",
    "headphones",
    true,
    [
      ["phones", "Phones and watches", "هواتف وساعات", "phone"],
      ["computers", "Computers", "حواسيب", "laptop"],
      ["audio", "Audio", "صوتيات", "speaker"],
      ["cameras", "Cameras", "كاميرات", "camera"],
    ],
  ],
  [
    "living",
    "Home and kitchen",
    "المنزل والمطبخ",
    "lamp",
    true,
    [
      ["furniture", "Furniture", "أثاث", "chair"],
      ["lighting", "Lighting", "إضاءة", "lamp"],
      ["kitchen", "Kitchen", "مطبخ", "mug"],
      ["bedding", "Bedding", "مفروشات", "pillow"],
    ],
  ],
  ["greenery", "Plants", "نباتات", "plant", true, [["plants", "House plants", "نباتات منزلية", "plant"]]],
  [
    "reading",
    "Books",
    "كتب",
    "book",
    true,
    [
      ["novels", "Novels", "روايات", "book"],
      ["cookery-and-travel", "Cookery and travel", "طبخ وسفر", "book"],
      ["childrens-books", "Children's books", "كتب أطفال", "book"],
    ],
  ],
  [
    "cosmetics",
    "Beauty",
    "جمال",
    "lipstick",
    true,
    [
      ["make-up", "Make-up", "مكياج", "lipstick"],
      ["fragrance", "Fragrance", "عطور", "perfume"],
      ["bath-and-hair", "Bath and hair", "الحمام والشعر", "shampoo"],
    ],
  ],
  [
    "play",
    "Sport and toys",
    "رياضة وألعاب",
    "ball",
    true,
    [
      ["sports-gear", "Sports gear", "معدات رياضية", "ball"],
      ["wooden-toys", "Wooden toys", "ألعاب خشبية", "toy"],
      ["soft-toys", "Soft toys", "ألعاب محشوة", "toy"],
      ["outdoor-play", "Outdoor play", "ألعاب خارجية", "ball"],
    ],
  ],
];
