import { breakfastHours, dinnerHours, dish, type Menu } from "./menu";

export const kebabMenu: Menu = {
  front: "kebab",
  addOns: ["hummus", "garlicDip", "pickles", "bread"],
  dishes: [
    dish("Mixed Grill for Two", "مشاوي مشكلة لشخصين", 2490, "kebab", "kebab-and-grill", "Shish tawook, lamb kofta, kebab and cutlets grilled over oak charcoal, on flatbread that catches every drop, with grilled tomatoes and onions.", "شيش طاووق وكفتة ضأن وكباب وريش مشوية على فحم البلوط فوق خبز يتشرب النكهة مع طماطم وبصل مشوي.", { recommended: true, options: ["grillSides"] }),
    dish("Chicken Shish Tawook", "شيش طاووق", 1090, "kebab", "kebab-and-grill", "Yogurt and garlic marinated chicken skewers.", "أسياخ دجاج متبلة بالزبادي والثوم.", { recommended: true, options: ["grillSides"] }),
    dish("Lamb Kofta", "كفتة الضأن", 1190, "kebab", "kebab-and-grill", "Minced lamb, parsley and seven spices.", "لحم ضأن مفروم وبقدونس وسبع بهارات.", { options: ["grillSides", "heat"] }),
    dish("Adana Kebab", "كباب أضنة", 1220, "kebab", "kebab-and-grill", "Hand-chopped and hot with red pepper.", "مفروم يدوياً وحار بالفلفل الأحمر.", { options: ["heat"] }),
    dish("Beef Shawarma Plate", "صحن شاورما لحم", 1050, "kebab", "kebab-and-grill", "Shaved beef, tahini and sumac onions.", "شرائح لحم وطحينة وبصل بالسماق.", { options: ["twoSides"] }),
    dish("Chicken Shawarma Wrap", "ساندويتش شاورما دجاج", 590, "falafel-wrap", "sandwiches", "Garlic sauce, pickles and fries inside.", "صلصة ثوم ومخلل وبطاطس.", { recommended: true, options: ["breadKind"] }),
    dish("Iskender Kebab", "إسكندر كباب", 1290, "kebab", "kebab-and-grill", "Over buttered bread with yogurt.", "فوق خبز بالزبدة مع الزبادي."),
    dish("Grilled Halloumi Plate", "صحن الحلوم المشوي", 890, "cheese", "falafel-and-mezze", "With tomatoes and mint.", "مع الطماطم والنعناع.", { veg: true }),
    dish("Fattoush", "فتوش", 590, "salad", "salads", "Crunchy salad, toasted bread and sumac.", "سلطة مقرمشة وخبز محمص وسماق.", { veg: true, addOns: ["halloumi"] }),
    dish("Lentil and Lemon Soup", "شوربة عدس بالليمون", 450, "soup", "soups", "Smooth, warm and sour.", "ناعمة ودافئة وحامضة.", { veg: true, addOns: ["lemon", "bread"] }),
    dish("Saffron Rice", "أرز بالزعفران", 380, "rice-bowl", "curry-and-rice", "With vermicelli and almonds.", "مع الشعيرية واللوز.", { veg: true, addOns: [] }),
    dish("Ayran", "عيران", 250, "milk", "soft-drinks", "Salted yogurt drink, whisked to a foam.", "لبن مالح مخفوق.", { veg: true, addOns: [] }),
    dish("Pistachio Baklava", "بقلاوة بالفستق", 550, "cake", "pastries", "Forty layers and a light syrup.", "أربعون طبقة وقطر خفيف.", { veg: true, addOns: ["cream"] }),
  ],
};

export const mezzeMenu: Menu = {
  front: "falafel",
  addOns: ["tahini", "pickles", "bread", "garlicDip"],
  dishes: [
    dish("Falafel Plate", "صحن فلافل", 790, "falafel-wrap", "falafel-and-mezze", "Eight crisp falafel, hummus and salad.", "ثماني حبات فلافل مقرمشة مع حمص وسلطة.", { veg: true, recommended: true, options: ["pieces"] }),
    dish("Falafel Wrap", "ساندويتش فلافل", 490, "falafel-wrap", "sandwiches", "Rolled in saj with tahini and turnips.", "ملفوف بخبز الصاج مع الطحينة واللفت.", { veg: true, recommended: true, options: ["breadKind"] }),
    dish("Classic Hummus", "حمص كلاسيكي", 450, "soup", "falafel-and-mezze", "Whipped chickpeas and good olive oil.", "حمص مخفوق وزيت زيتون فاخر.", { veg: true, addOns: ["bread"] }),
    dish("Hummus with Lamb", "حمص باللحمة", 790, "soup", "falafel-and-mezze", "Topped with fried lamb and pine nuts.", "مغطى بلحم الضأن والصنوبر."),
    dish("Moutabal", "متبل", 480, "soup", "falafel-and-mezze", "Smoked aubergine and tahini.", "باذنجان مدخن وطحينة.", { veg: true }),
    dish("Tabbouleh", "تبولة", 520, "salad", "salads", "Parsley, tomato, lemon, a little bulgur.", "بقدونس وطماطم وليمون وقليل من البرغل.", { veg: true, addOns: [] }),
    dish("Stuffed Vine Leaves", "ورق عنب محشي", 620, "dumplings", "falafel-and-mezze", "Rice, tomato and mint in tender leaves.", "أرز وطماطم ونعناع في أوراق طرية.", { veg: true, options: ["pieces"] }),
    dish("Mezze for Four", "مازة لأربعة أشخاص", 2890, "falafel-wrap", "falafel-and-mezze", "Twelve little dishes to share, from hummus and moutabal to stuffed vine leaves, with warm bread that keeps coming and olives from the hill farms.", "اثنا عشر طبقاً صغيراً للمشاركة من الحمص والمتبل إلى ورق العنب مع خبز دافئ متجدد وزيتون مزارع التلال.", { veg: true, options: ["dips"] }),
    dish("Za'atar Manakish", "مناقيش زعتر", 350, "pizza", "manakish", "Straight from the stone oven.", "من الفرن الحجري مباشرة.", { veg: true, available: breakfastHours, addOns: ["cheese"] }),
    dish("Cheese Manakish", "مناقيش جبنة", 420, "pizza", "manakish", "Akkawi cheese and nigella seeds.", "جبنة عكاوي وحبة البركة.", { veg: true, available: breakfastHours }),
    dish("Foul Medames", "فول مدمس", 390, "soup", "eggs-and-breakfast", "Fava beans, cumin and olive oil.", "فول وكمون وزيت زيتون.", { veg: true, available: breakfastHours }),
    dish("Kibbeh Balls", "كبة مقلية", 650, "dumplings", "falafel-and-mezze", "Bulgur shells, spiced beef inside.", "قشرة برغل ولحم متبل.", { options: ["pieces"] }),
    dish("Batata Harra", "بطاطا حرة", 450, "fries", "fries-and-sides", "Fried potatoes, coriander and chilli.", "بطاطس مقلية وكزبرة وفلفل.", { veg: true }),
    dish("Mint Lemonade", "ليمون بالنعناع", 320, "juice", "fresh-juices", "Blended with ice.", "مخفوق مع الثلج.", { veg: true, addOns: [] }),
  ],
};

export const fishMenu: Menu = {
  front: "fish",
  addOns: ["lemon", "fries", "garlicDip", "rice"],
  dishes: [
    dish("Whole Grilled Sea Bream", "دنيس مشوي كامل", 1790, "grilled-fish", "grilled-fish-dishes", "Landed at dawn on the quay below, scored, rubbed with lemon, cumin and olive oil and grilled whole over vine cuttings.", "يصل فجراً إلى الرصيف ويُتبّل بالليمون والكمون وزيت الزيتون ويُشوى كاملاً على أغصان العنب.", { recommended: true, options: ["grillSides"] }),
    dish("Seared Tuna Steak", "ستيك التونة", 1690, "grilled-fish", "grilled-fish-dishes", "Sesame crust, pink inside.", "بقشرة السمسم ووردية من الداخل.", { options: ["doneness", "twoSides"] }),
    dish("Fish and Chips", "سمك وبطاطس مقلية", 1190, "grilled-fish", "grilled-fish-dishes", "Sparkling-water batter and fat chips.", "عجينة بالماء الفوار وبطاطس سميكة.", { recommended: true, options: ["sauce"] }),
    dish("Salmon with Dill", "سلمون بالشبت", 1590, "grilled-fish", "grilled-fish-dishes", "Crisp skin, soft potatoes.", "جلد مقرمش وبطاطس طرية.", { options: ["twoSides"] }),
    dish("Sayadieh", "صيادية", 1290, "rice-bowl", "grilled-fish-dishes", "Fisherman's rice with caramelised onions.", "أرز الصيادين مع البصل المكرمل."),
    dish("Garlic Butter Prawns", "روبيان بزبدة الثوم", 1490, "shrimp", "shrimp-and-shellfish", "Sizzling, with bread for the sauce.", "تقدم ساخنة مع خبز للصلصة.", { recommended: true, options: ["heat"], addOns: ["bread", "lemon"] }),
    dish("Fried Calamari", "كاليماري مقلي", 990, "shrimp", "shrimp-and-shellfish", "Lightly floured, lemon mayo.", "مغلف بالطحين الخفيف مع مايونيز الليمون.", { options: ["dips"] }),
    dish("Mussels in Tomato", "بلح البحر بالطماطم", 1190, "shrimp", "shrimp-and-shellfish", "A deep bowl with garlic and parsley.", "وعاء عميق مع الثوم والبقدونس."),
    dish("Harbour Fish Soup", "شوربة سمك الميناء", 790, "soup", "soups", "Saffron, fennel and the day's catch.", "زعفران وشمر وصيد اليوم.", { addOns: ["bread"] }),
    dish("Crab Salad", "سلطة السلطعون", 1090, "salad", "salads", "Picked crab, apple and celery.", "سلطعون وتفاح وكرفس.", { options: ["dressing"] }),
    dish("Shrimp Tacos", "تاكو الروبيان", 990, "tacos", "taco-dishes", "Chilli prawns, slaw and lime.", "روبيان حار وسلطة ملفوف وليمون.", { options: ["heat"] }),
    dish("Lobster Evening", "أمسية الكركند", 3900, "shrimp", "shrimp-and-shellfish", "Half a lobster, butter and samphire.", "نصف كركند مع الزبدة ونبات السمفير.", { available: dinnerHours }),
    dish("Tartare Potatoes", "بطاطس بالترتار", 420, "fries", "fries-and-sides", "Fried new potatoes and tartare sauce.", "بطاطس صغيرة مقلية مع صلصة الترتار.", { veg: true, addOns: [] }),
  ],
};

export const steakMenu: Menu = {
  front: "steak",
  addOns: ["herbButter", "pepperSauce", "fries", "egg"],
  dishes: [
    dish("Rib-Eye 300 g", "ريب آي ٣٠٠ غرام", 2690, "steak", "steak-dishes", "Dry-aged for 28 days, grilled over charcoal and rested before it leaves the kitchen; comes with rock salt and roasted garlic.", "معتق ٢٨ يوماً ومشوي على الفحم ويُترك ليرتاح قبل خروجه من المطبخ، مع ملح صخري وثوم محمص.", { recommended: true, options: ["doneness", "twoSides", "sauce"] }),
    dish("Sirloin 250 g", "سيرلوين ٢٥٠ غرام", 2290, "steak", "steak-dishes", "Lean, with a ribbon of fat.", "قليل الدهن بحافة لذيذة.", { options: ["doneness", "twoSides"] }),
    dish("Beef Fillet 200 g", "فيليه بقري ٢٠٠ غرام", 2890, "steak", "steak-dishes", "The most tender cut.", "أطرى القطع.", { options: ["doneness", "twoSides"] }),
    dish("Flat Iron Steak", "ستيك فلات آيرون", 1690, "steak", "steak-dishes", "Marbled and full of flavour.", "معرق بالدهن وغني النكهة.", { options: ["doneness"] }),
    dish("Lamb Cutlets", "ريش الضأن", 2190, "steak", "steak-dishes", "Rosemary, garlic and lemon.", "إكليل الجبل وثوم وليمون.", { options: ["doneness", "twoSides"] }),
    dish("Half Roast Chicken", "نصف دجاجة محمصة", 1390, "fried-chicken", "fried-chicken", "Lemon, thyme and its own gravy.", "ليمون وزعتر ومرق الدجاج.", { recommended: true, options: ["twoSides"] }),
    dish("Steak Sandwich", "ساندويتش الستيك", 1190, "sandwich", "sandwiches", "Rump, onions and mustard on ciabatta.", "لحم وبصل وخردل في الشياباتا.", { options: ["doneness"] }),
    dish("Cauliflower Steak", "ستيك القرنبيط", 1090, "salad", "salads", "Charred, with tahini and pomegranate.", "مشوي مع الطحينة والرمان.", { veg: true, addOns: [] }),
    dish("Beef Tartare", "تارتار اللحم", 1290, "steak", "steak-dishes", "Cut by hand, capers and egg yolk.", "مقطع يدوياً مع الكبر وصفار البيض."),
    dish("Onion Soup", "شوربة البصل", 690, "soup", "soups", "Gruyère toast on top.", "مع خبز محمص بالجبن.", { veg: true, addOns: [] }),
    dish("Truffle Mash", "بطاطس مهروسة بالكمأة", 590, "potato", "fries-and-sides", "Butter first, then potatoes.", "زبدة أولاً ثم بطاطس.", { veg: true, addOns: [] }),
    dish("Creamed Spinach", "سبانخ بالكريمة", 520, "lettuce", "fries-and-sides", "Nutmeg and parmesan.", "جوزة الطيب وبارميزان.", { veg: true, addOns: [] }),
    dish("Warm Chocolate Fondant", "فوندان الشوكولاتة الدافئ", 720, "cake", "cakes", "Runs when you cut it.", "تسيل عند قطعها.", { veg: true, addOns: ["cream"] }),
  ],
};

export const tacoMenu: Menu = {
  front: "tacos",
  addOns: ["guacamole", "salsa", "cheese"],
  dishes: [
    dish("Beef Barbacoa Tacos", "تاكو باربكوا اللحم", 890, "tacos", "taco-dishes", "Three corn tortillas, slow beef, pickled onion and coriander.", "ثلاث قطع تورتيلا ذرة مع لحم مطهو ببطء وبصل مخلل وكزبرة.", { recommended: true, options: ["heat", "fillings"] }),
    dish("Chicken Tinga Tacos", "تاكو دجاج تينغا", 820, "tacos", "taco-dishes", "Chipotle chicken and crema.", "دجاج بالتشيبوتلي مع القشدة.", { options: ["heat", "fillings"] }),
    dish("Baja Fish Tacos", "تاكو السمك", 920, "tacos", "taco-dishes", "Crisp white fish, lime slaw.", "سمك أبيض مقرمش وسلطة الليمون.", { recommended: true, options: ["heat"] }),
    dish("Cauliflower Tacos", "تاكو القرنبيط", 760, "tacos", "taco-dishes", "Roasted with cumin, avocado salsa.", "محمص بالكمون مع صلصة الأفوكادو.", { veg: true, options: ["heat"] }),
    dish("Burrito Grande", "بوريتو كبير", 990, "falafel-wrap", "burritos-and-bowls", "Rice, beans, cheese and salsa in a toasted wrap as long as your forearm; choose what goes in the middle and how hot you dare.", "أرز وفاصوليا وجبن وصلصة في خبز محمص بطول الذراع، اختر الحشوة ودرجة الحرارة التي تجرؤ عليها.", { recommended: true, options: ["protein", "heat", "fillings"] }),
    dish("Burrito Bowl", "وعاء البوريتو", 980, "rice-bowl", "burritos-and-bowls", "Everything but the wrap.", "كل شيء عدا الخبز.", { options: ["protein", "fillings"] }),
    dish("Chicken Quesadilla", "كاساديا الدجاج", 850, "tacos", "taco-dishes", "Grilled until the cheese runs.", "مشوية حتى يذوب الجبن.", { options: ["dips"] }),
    dish("Nachos Supreme", "ناتشوز سوبريم", 890, "fries", "fries-and-sides", "Cheese, beans, jalapeños, crema.", "جبن وفاصوليا وهالبينو وقشدة.", { veg: true }),
    dish("Elote", "ذرة مكسيكية", 390, "carrot", "fries-and-sides", "Charred corn, chilli and lime.", "ذرة مشوية وفلفل وليمون.", { veg: true, addOns: [] }),
    dish("Tortilla Soup", "شوربة التورتيلا", 590, "soup", "soups", "Tomato, chilli and crisp strips.", "طماطم وفلفل وشرائح مقرمشة.", { veg: true }),
    dish("Churros", "تشوروز", 520, "donut", "donuts", "Cinnamon sugar, chocolate dip.", "سكر القرفة وصلصة الشوكولاتة.", { veg: true, addOns: ["cream"] }),
    dish("Hibiscus Cooler", "كركديه بارد", 320, "juice", "fresh-juices", "Tart, red and cold.", "حامض وأحمر وبارد.", { veg: true, addOns: [] }),
  ],
};

export const saladMenu: Menu = {
  front: "salad",
  addOns: ["avocado", "feta", "halloumi", "egg"],
  dishes: [
    dish("Green Goddess Bowl", "وعاء الخضرة", 990, "salad", "grain-bowls", "Quinoa, avocado, broccoli, edamame and toasted seeds under a bright dressing of yogurt, basil, tarragon and far too much parsley.", "كينوا وأفوكادو وبروكلي وإدامامي وبذور محمصة مع تتبيلة من الزبادي والريحان والطرخون والكثير من البقدونس.", { veg: true, recommended: true, options: ["dressing"] }),
    dish("Chicken Protein Bowl", "وعاء بروتين الدجاج", 1150, "rice-bowl", "grain-bowls", "Grilled chicken, brown rice, egg and greens.", "دجاج مشوي وأرز بني وبيض وخضار.", { recommended: true, options: ["dressing"] }),
    dish("Salmon Poke", "بوكي السلمون", 1390, "rice-bowl", "grain-bowls", "Soy-marinated salmon, mango and rice.", "سلمون متبل بالصويا ومانجو وأرز.", { options: ["dressing"] }),
    dish("Tofu Poke", "بوكي التوفو", 1090, "rice-bowl", "grain-bowls", "Crisp tofu, cucumber and sesame.", "توفو مقرمش وخيار وسمسم.", { veg: true, options: ["dressing"] }),
    dish("Greek Village Salad", "سلطة القرية اليونانية", 820, "salad", "salads", "Tomato, cucumber, olives and a slab of feta.", "طماطم وخيار وزيتون وقطعة فيتا.", { veg: true }),
    dish("Beetroot and Walnut", "شمندر وجوز", 790, "salad", "salads", "Goat's cheese and orange.", "جبن الماعز وبرتقال.", { veg: true, options: ["dressing"] }),
    dish("Harvest Lentils", "عدس الحصاد", 780, "salad", "grain-bowls", "Warm lentils and roasted roots.", "عدس دافئ وخضار جذرية محمصة.", { veg: true }),
    dish("Seared Tuna Niçoise", "نيسواز التونة", 1290, "salad", "salads", "Beans, egg, olives and potatoes.", "فاصوليا وبيض وزيتون وبطاطس."),
    dish("Carrot Ginger Soup", "شوربة الجزر والزنجبيل", 520, "soup", "soups", "Bright and warming.", "مشرقة ومدفئة.", { veg: true, addOns: ["bread"] }),
    dish("Avocado Toast", "توست الأفوكادو", 720, "sandwich", "eggs-and-breakfast", "Sourdough, lemon and chilli flakes.", "خبز مخمر وليمون ورقائق الفلفل.", { veg: true, available: breakfastHours }),
    dish("Overnight Oats", "شوفان منقوع", 490, "yogurt", "eggs-and-breakfast", "Oats, chia, berries and honey.", "شوفان وشيا وتوت وعسل.", { veg: true, available: breakfastHours, addOns: ["berries", "nuts", "honey"] }),
    dish("Cold-Pressed Green", "عصير أخضر معصور على البارد", 520, "juice", "fresh-juices", "Apple, cucumber, spinach and lemon.", "تفاح وخيار وسبانخ وليمون.", { veg: true, options: ["boosts"], addOns: [] }),
  ],
};
