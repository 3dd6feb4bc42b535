-- Words of goods that are right as they stand, whether a shop sells them or not: a typed one is never read as another word that
-- looks like it. The words of the shop's own names and of its synonyms need no row here.
create table search_plain_words (
  word text primary key,
  stem text not null generated always as (search_stem(search_text(word))) stored
);
create index search_plain_words_stem on search_plain_words (stem);

insert into search_plain_words (word)
select word from regexp_split_to_table('
  acid adapter alarm album ale almond aloe aluminium anchovy antenna apple apricot apron armchair artichoke asparagus aubergine
  avocado baby backpack bacon bag bagel baguette balcony ball balloon balm bamboo banana bandage bar barley basil basin basket bass
  bat bath battery beach bead bean beard beauty bed bee beef beer beet beetroot bell belt bench berry bib bike bikini bin bird
  biscuit blade blanket bleach blender block blouse board boat body bolt bone book boot bottle bow bowl box boy bra bracelet brake
  bran brandy bread brew brick bride brie brioche broccoli broom broth brownie brush bubble bucket bulb bulgur bull bun burger
  burrito butter button cabbage cabinet cable cactus cage cake calendar camel camera camp can candle candy cane cap cape car
  caramel card cardamom cardigan carpet carrot cart case cashew casserole cat cauliflower caviar cedar celery cereal chain chair
  chalk champagne charcoal charger chard cheddar cheese cherry chess chest chestnut chicken chickpea chicory child chili chilli
  chip chive chocolate chop chutney cider cigar cinnamon citrus clam clamp clay clip clock cloth clothes clove coal coaster coat
  cocoa coconut cod coffee coke cola cold collar cologne comb computer concrete condom cone console cookie cooler copper coral cord
  coriander cork corn cot cotton couch couscous cover cow crab cracker cradle cranberry crayon cream crepe cress crib crisp
  croissant crumb cucumber cumin cup cupboard curl currant curry curtain cushion custard cutter dairy date deer denim deodorant
  desk dessert detergent diaper dill dinner dip dish dog doll donut door dough dress drill drink drum dryer duck dumpling dust duvet
  dye ear earring easel egg eggplant elastic elbow envelope eraser eye fabric face falafel fan fat fence fennel feta fig file film
  filter fin fish flag flannel flask flax floor floss flour flower flute foam foil folder food foot fork frame freezer fridge fruit
  fry fudge fuel fur furniture fuse game garden garlic gas gate gauze gel gift gin ginger glass glasses glaze glitter glove glue
  goat gold golf goose grain granola grape grapefruit grass gravy grease grill grinder grout guava guitar gum hair halva ham hammer
  hamster hand handbag handle hanger hardware hare harissa hat hazelnut headphone heater heel helmet hemp herb herring hinge hob
  hoe honey hood hook horn horse hose hotdog houmous hummus ice icing incense ink insect iron ivory jacket jam jar jasmine jaw
  jeans jelly jewel jigsaw juice jug jumper kale kebab ketchup kettle key keyboard kid kidney kimono kit kite kitten kiwi knee
  knife knob lace ladder ladle lager lamb lamp lantern laptop lard laundry lavender leaf leather leek legging lemon lemonade lens
  lentil lettuce lid light lighter lily lime linen liner lip lipstick liquorice liver lobster lock lollipop loofah lotion lychee
  macaroni mackerel magazine magnet malt mango map maple margarine marker marmalade marzipan mascara mask mat match mattress
  mayonnaise meal meat medal melon menu metal microphone microwave milk mince mineral mint mirror mitten mixer mobile monitor moon
  mop mosquito motor mouse moustache mouth mud muesli muffin mug mushroom music mussel mustard nail nail napkin nappy neck necklace
  nectarine needle net nettle noodle nose notebook notepad nougat nozzle nut nutmeg nylon oat oil ointment okra olive omelette onion
  orange orchid oregano organ oven oyster pad paddle padlock paint pan pancake panda paper paprika parcel parfait parrot parsley
  parsnip pasta paste pastry patch patty pea peach peanut pear pearl peas pecan peel pen pencil pepper perfume pet petrol phone
  piano pickle pie pig pillow pin pine pineapple pipe pistachio pita pizza plant plaster plastic plate plug plum pocket pomegranate
  pool popcorn poppy pork porridge port post poster pot potato powder prawn pretzel printer prune pudding pump pumpkin puppy purse
  puzzle quail quiche quilt quince quinoa rabbit rack radio radish rag rail raisin rake ramen raspberry razor red remote rhubarb
  ribbon rice ring rocket rod roll roof rope rose rosemary rub rubber rug ruler rum rusk rye sack saddle saffron sage sake salad
  salami salmon salsa salt samosa sand sandal sandwich sardine satin sauce sauna sausage saw scale scallop scarf scent scissors
  scone scoop scooter screen screw seal seat seaweed seed semolina sesame shampoo shallot shark shaver shawl shed sheep sheet shelf
  shell sherbet shirt shoe shop shorts shovel shower shrimp silk silver sink skewer skin skirt slate sled slicer slide slipper soap
  soccer sock socket soda sofa soil sole sorbet soup soy spade spaghetti spanner speaker spice spinach sponge spoon spray spread
  sprout squash squid stamp stand stapler starch steak steam steel stew stick stock stone stool stove strap straw strawberry
  string stud stuffing suede sugar suit suitcase sun sunflower sushi sweater sweet swing switch sword syrup table tablet taco taffy
  tahini tail tamarind tampon tangerine tank tap tape tart tea teapot tent thread thyme tie tights tile timber timer tin tire
  tissue toast tofu tomato tongs tool tooth toothbrush toothpaste torch tortilla towel toy trainer tray treat tripe trousers trout
  truck truffle tub tube tulip tuna turkey turmeric turnip turtle twine tyre umbrella vacuum valve vanilla vape varnish vase veal
  vegetable veil velvet venison vest vinegar violin vodka waffle wallet walnut wardrobe washer wasp watch water watermelon wax
  weight wheat wheel whey whip whiskey whisky whistle wick wig window wine wing wipe wire wok wood wool wrap wrench yam yarn yeast
  yogurt zip zucchini
', '\s+') as word where word <> '' on conflict do nothing;

insert into search_plain_words (word)
select word from regexp_split_to_table('
  أرز أرنب أزرار أساور أسماك أفوكادو أقلام أقمشة أكواب أناناس أواني إبرة إبريق إسفنج إسفنجة إطار إكليل إناء بابونج باذنجان باقة بالون
  بامية بخور برتقال برغل برغر برقوق بروكلي بزر بسطرمة بسكويت بصل بط بطارية بطاطس بطاطا بطانية بطة بطيخ بقدونس بقر بقسماط بقلاوة بلح
  بلوزة بنجر بندق بنطلون بن بهار بهارات بوظة بيتزا بيض بيضة بيرة بيجاما تبغ تراب ترمس تفاح تمر تمور تنورة توابل توت تونة تين ثلاجة ثلج
  ثوب ثوم جبن جبنة جرجير جزر جزمة جلابية جلد جمبري جنط جوارب جوافة جوال جورب جوز جينز حافظة حاسوب حبر حبق حجاب حديد حذاء حرير حزام
  حساء حفاض حقيبة حلاوة حلبة حلق حلوى حليب حمام حمص حناء حنطة حنفية حوض خاتم خبز خبيزة خردل خروب خروف خس خشب خضار خضروات خل خلاط خلال
  خمار خميرة خوخ خوذة خيار خيط خيمة دبس دجاج دخان دراجة دراق دفتر دقيق دلو دهان دهن دواء دولاب ديك رائب راديو رز رصاص رف رقائق رمان رمل
  روبيان روب ريحان زبادي زبد زبدة زبيب زجاج زجاجة زرشك زعتر زعفران زلابية زنبق زنجبيل زهر زهور زيت زيتون زير ساعة سائل سباغيتي سبانخ
  ستارة سجاد سجادة سجق سخان سدر سرير سفرجل سكر سكين سلة سلحفاة سلطة سلق سلك سلمون سماعة سماق سمبوسة سمسم سمك سمن سميد سنبل سوار سوشي
  سيارة سيخ سيف شال شاحن شاش شاشة شامبو شاورما شاي شبت شبشب شراب شراشف شربات شطة شعر شعرية شعير شفرة شمام شمر شمع شمعة شمندر شنطة
  شوربة شوفان شوك شوكة شوكولاتة صابون صحن صلصة صمغ صندل صندوق صنوبر صوف صويا صينية طاولة طباشير طبق طحال طحين طحينة طربوش طقم طماطم
  طوق عباءة عجل عجوة عجين عجينة عدس عدسة عرقسوس عسل عصا عصفر عصير عطر علبة علف علكة عنب عنبر عود غاز غزال غسالة غسول غطاء فانوس فاصوليا
  فاكهة فجل فحم فخار فراولة فرشاة فرن فروج فستان فستق فضة فطر فلافل فلتر فلفل فنجان فواكه فول فوطة قبعة قدر قدوم قرع قرفة قرنبيط قرنفل
  قش قشدة قشطة قصب قطايف قطة قطن قفاز قفازات قفص قفل قلادة قلقاس قلم قماش قمح قمر قميص قهوة قوارير كابل كاجو كاري كاسة كاكاو كاميرا
  كباب كبدة كبريت كتاب كتان كحل كراث كراسة كرز كرسي كرفس كركم كركديه كرة كريم كزبرة كسكس كشك كعك كعكة كفتة كلب كمأة كمبيوتر كمثرى
  كمون كنافة كنب كنبة كنزة كوب كوسا كوسة كيك كيوي لبان لبن لبنة لحاف لحم لحمة لعبة لفت لمبة لوبيا لوح لوز لوشن ليفة ليمون ماء مانجو
  ماعز مبشرة مبرد مجفف محار محفظة محمرة مخدة مخلل مداد مرآة مربى مرجان مرق مرهم مروحة مسحوق مسطرة مسك مسمار مشط مشمش مصباح مصفاة مطرقة
  مظلة معجون معطف معكرونة مغرفة مفتاح مفرش مقص مقلاة مقلى مكبس مكسرات مكنسة مكواة ملابس ملح ملعقة ملفوف ملوخية مناديل منخل منديل منشار
  منشفة موز موقد مياه ميزان نارنج نبات نبيذ نحاس نخالة نظارة نعل نعناع نقانق نمل نودلز هاتف هال هدية هريسة همبرغر هيل ورد ورق وسادة
  وشاح ياسمين يانسون يقطين
', '\s+') as word where word <> '' on conflict do nothing;
