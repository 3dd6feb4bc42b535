import { dish, lateHours, type Menu } from "./menu";

export const burgerMenu: Menu = {
  front: "burger",
  addOns: ["cheese", "bacon", "egg", "avocado", "garlicDip"],
  dishes: [
    dish("Harbour Smash Burger", "برغر الميناء سماش", 890, "burger", "beef-burgers", "Two thin patties smashed crisp on the griddle with melted cheddar, pickles, shaved onion and our pink harbour sauce in a toasted brioche bun.", "قطعتان رقيقتان من اللحم المضغوط على الصاج مع جبن شيدر ذائب ومخلل وبصل مبشور وصلصة الميناء الوردية في خبز بريوش محمص.", { recommended: true, options: ["burgerSize", "twoSides", "burgerExtras"] }),
    dish("Lighthouse Cheeseburger", "تشيز برغر المنارة", 950, "burger", "beef-burgers", "A thick grilled patty under three kinds of cheese.", "قطعة لحم سميكة مشوية تعلوها ثلاثة أنواع من الجبن.", { options: ["doneness", "sauce"] }),
    dish("Smoked Brisket Burger", "برغر صدر البقر المدخن", 1250, "burger", "beef-burgers", "Slow-smoked brisket, slaw and barbecue glaze.", "صدر بقر مدخن ببطء مع سلطة الملفوف وصلصة الباربكيو.", { options: ["twoSides"] }),
    dish("Mushroom Swiss Burger", "برغر الفطر والجبن السويسري", 1090, "burger", "beef-burgers", "Butter-fried mushrooms and nutty Swiss cheese.", "فطر مقلي بالزبدة وجبن سويسري بنكهة المكسرات.", { options: ["doneness"] }),
    dish("Firecracker Burger", "برغر الشعلة الحارة", 1050, "burger", "beef-burgers", "Jalapeños, chilli jam and pepper jack.", "هالبينو ومربى الفلفل وجبن حار.", { options: ["burgerSize", "sauce"] }),
    dish("Crispy Chicken Burger", "برغر الدجاج المقرمش", 920, "burger", "chicken-burgers", "Buttermilk chicken thigh, lettuce and mayo.", "فخذ دجاج متبل باللبن مع خس ومايونيز.", { recommended: true, options: ["twoSides", "sauce"] }),
    dish("Grilled Lemon Chicken Burger", "برغر الدجاج المشوي بالليمون", 940, "burger", "chicken-burgers", "Marinated chicken breast off the charcoal.", "صدر دجاج متبل مشوي على الفحم.", { options: ["sauce"] }),
    dish("Garden Chickpea Burger", "برغر الحمص والخضار", 850, "burger", "plant-burgers", "Chickpea, carrot and herb patty with tahini.", "قرص من الحمص والجزر والأعشاب مع الطحينة.", { veg: true, options: ["burgerExtras"] }),
    dish("Halloumi Portobello Stack", "برغر الحلوم وفطر البورتوبيلو", 980, "burger", "plant-burgers", "Grilled halloumi, portobello and roasted pepper.", "حلوم مشوي مع فطر كبير وفلفل محمص.", { veg: true }),
    dish("Sea Salt Fries", "بطاطس بملح البحر", 350, "fries", "fries-and-sides", "Twice-fried, golden and salted with flakes from the bay.", "مقلية مرتين وذهبية مع رقائق ملح الخليج.", { veg: true, options: ["sauce"], addOns: ["cheese", "garlicDip"] }),
    dish("Loaded Cheese Fries", "بطاطس محملة بالجبن", 590, "fries", "fries-and-sides", "Cheese sauce, spring onion and crispy shallots.", "صلصة الجبن وبصل أخضر وكراث مقرمش.", { veg: true, addOns: ["bacon", "garlicDip"] }),
    dish("Midnight Burger Box", "صندوق برغر منتصف الليل", 1390, "burger", "beef-burgers", "Burger, fries and a drink for night owls.", "برغر وبطاطس ومشروب لعشاق السهر.", { options: ["doneness"], available: lateHours }),
    dish("Vanilla Malt Shake", "ميلك شيك الفانيلا", 480, "smoothie", "smoothies", "Thick vanilla ice cream spun with malted milk.", "آيس كريم فانيلا كثيف مع حليب الشعير.", { veg: true, addOns: ["cream"] }),
    dish("Homemade Lemonade", "ليمونادة منزلية", 320, "juice", "fresh-juices", "Lemons, mint and just enough sugar.", "ليمون ونعناع وسكر بقدر.", { veg: true, addOns: [] }),
  ],
};

export const friedChickenMenu: Menu = {
  front: "fried-chicken",
  addOns: ["fries", "slaw", "garlicDip", "cheese"],
  dishes: [
    dish("Original Crispy Bucket", "دلو الدجاج المقرمش الأصلي", 1590, "fried-chicken", "fried-chicken", "Eight pieces of chicken on the bone, brined overnight, dredged in twelve spices and fried until the crust crackles. Feeds three.", "ثماني قطع دجاج بالعظم منقوعة ليلة كاملة ومغلفة باثني عشر نوعاً من التوابل ومقلية حتى تقرمش. تكفي ثلاثة أشخاص.", { recommended: true, options: ["heat", "dips"] }),
    dish("Three Piece Meal", "وجبة الثلاث قطع", 890, "fried-chicken", "fried-chicken", "Thigh, drumstick and wing with fries and slaw.", "فخذ وساق وجناح مع بطاطس وسلطة ملفوف.", { options: ["heat", "twoSides"] }),
    dish("Buttermilk Tenders", "أصابع الدجاج باللبن", 790, "fried-chicken", "wings-and-tenders", "Hand-breaded breast strips.", "شرائح صدر مغلفة يدوياً.", { options: ["pieces", "dips"] }),
    dish("Glazed Korean Wings", "أجنحة كورية مزججة", 920, "fried-chicken", "wings-and-tenders", "Sticky with chilli, garlic and sesame.", "بصلصة الفلفل والثوم والسمسم.", { recommended: true, options: ["pieces"] }),
    dish("Lemon Pepper Wings", "أجنحة بالليمون والفلفل", 870, "fried-chicken", "wings-and-tenders", "Zest, cracked pepper and butter.", "قشر ليمون وفلفل مجروش وزبدة.", { options: ["pieces", "dips"] }),
    dish("Hot Honey Sandwich", "ساندويتش العسل الحار", 850, "sandwich", "chicken-burgers", "Fried thigh, hot honey and dill pickles.", "فخذ مقلي مع عسل حار ومخلل بالشبت.", { options: ["twoSides"] }),
    dish("Chicken and Waffles", "دجاج مع الوافل", 1090, "pancakes", "fried-chicken", "Crisp chicken over a buttered waffle with maple.", "دجاج مقرمش فوق وافل بالزبدة مع شراب القيقب.", { addOns: ["mapleSyrup", "egg"] }),
    dish("Popcorn Chicken", "دجاج بوب كورن", 620, "fried-chicken", "wings-and-tenders", "Bite-sized and peppery.", "قطع صغيرة متبلة بالفلفل.", { options: ["sauce"] }),
    dish("Chicken Caesar Wrap", "راب دجاج سيزر", 780, "falafel-wrap", "sandwiches", "Tenders, romaine and parmesan in a tortilla.", "أصابع دجاج وخس وبارميزان في خبز التورتيلا."),
    dish("Creamy Cabbage Slaw", "سلطة ملفوف كريمية", 280, "salad", "fries-and-sides", "Crunchy and a little sweet.", "مقرمشة وحلوة قليلاً.", { veg: true, addOns: [] }),
    dish("Cajun Curly Fries", "بطاطس ملتفة كاجون", 380, "fries", "fries-and-sides", "Tossed in paprika and garlic.", "متبلة بالبابريكا والثوم.", { veg: true }),
    dish("Corn Soup", "شوربة الذرة", 390, "soup", "soups", "Sweetcorn, chicken stock and cream.", "ذرة حلوة ومرق دجاج وكريمة.", { addOns: [] }),
    dish("Iced Peach Tea", "شاي الخوخ المثلج", 290, "juice", "fresh-juices", "Brewed daily, poured over ice.", "يُحضّر يومياً ويقدم مع الثلج.", { veg: true, addOns: [] }),
  ],
};

export const sandwichMenu: Menu = {
  front: "sandwich",
  addOns: ["cheese", "avocado", "bacon", "egg"],
  dishes: [
    dish("Pier 9 Club", "كلوب رصيف ٩", 880, "sandwich", "sandwiches", "Roast turkey, turkey bacon, tomato and egg stacked on three toasts.", "ديك رومي مشوي وبيكون رومي وطماطم وبيض على ثلاث طبقات.", { recommended: true, options: ["breadKind", "sauce"] }),
    dish("Philly Steak Roll", "رول ستيك فيلي", 1050, "sandwich", "sandwiches", "Shaved beef, peppers and melted provolone.", "شرائح لحم وفلفل وجبن بروفولوني ذائب.", { options: ["burgerExtras"] }),
    dish("Tuna Melt", "ساندويتش التونة بالجبن", 790, "sandwich", "sandwiches", "Line-caught tuna, celery and cheddar on sourdough.", "تونة وكرفس وشيدر على خبز العجين المخمر.", { options: ["breadKind"] }),
    dish("Caprese Ciabatta", "شياباتا كابريزي", 760, "sandwich", "sandwiches", "Mozzarella, tomato, basil pesto.", "موزاريلا وطماطم وبيستو الريحان.", { veg: true }),
    dish("Grilled Chicken Pesto", "دجاج مشوي بالبيستو", 860, "sandwich", "sandwiches", "Chicken, rocket and pesto mayo.", "دجاج وجرجير ومايونيز البيستو.", { options: ["breadKind"] }),
    dish("Falafel Pita", "بيتا الفلافل", 620, "falafel-wrap", "sandwiches", "Crisp falafel, pickles and tahini.", "فلافل مقرمشة ومخلل وطحينة.", { veg: true, addOns: ["tahini", "pickles"] }),
    dish("Egg and Watercress", "بيض وجرجير الماء", 540, "sandwich", "sandwiches", "Free-range egg mayonnaise on soft white.", "بيض بلدي بالمايونيز على خبز طري.", { veg: true }),
    dish("Roast Beef and Horseradish", "لحم بقري محمص بالفجل الحار", 980, "sandwich", "sandwiches", "Pink beef sliced to order with a hot horseradish cream, watercress and sweet pickled onions on a seeded roll baked next door.", "لحم وردي يُقطع عند الطلب مع كريمة الفجل الحار والجرجير والبصل المخلل الحلو في خبز بالبذور من المخبز المجاور."),
    dish("Tomato Basil Soup", "شوربة الطماطم والريحان", 480, "soup", "soups", "Roasted tomatoes, cream on the side.", "طماطم محمصة مع كريمة جانبية.", { veg: true, addOns: ["bread"] }),
    dish("Lentil Soup", "شوربة العدس", 450, "soup", "soups", "Red lentils, cumin and lemon.", "عدس أحمر وكمون وليمون.", { veg: true, addOns: ["bread", "lemon"] }),
    dish("Harbour Caesar", "سلطة سيزر الميناء", 790, "salad", "salads", "Romaine, parmesan and sourdough crumbs.", "خس روماني وبارميزان وفتات الخبز.", { options: ["dressing"], addOns: ["parmesan", "egg"] }),
    dish("Salted Crisps", "رقائق بطاطس مملحة", 220, "fries", "fries-and-sides", "Cooked in small batches.", "تُقلى بكميات صغيرة.", { veg: true, addOns: [] }),
    dish("Chocolate Chunk Cookie", "كوكيز بقطع الشوكولاتة", 250, "biscuits", "pastries", "Soft in the middle.", "طرية من الداخل.", { veg: true, addOns: [] }),
  ],
};
