-- The first synonyms, in both languages. The operator changes them with `npm run ops -- synonyms`.

-- Words for the same thing: each stands for every other of its line.
insert into search_synonyms (typed, meaning)
select a.word, b.word from (values
  ('sneakers, trainers, running shoes'), ('sweater, jumper, pullover'), ('trousers, pants'), ('nappies, diapers'),
  ('t-shirt, tee, tshirt'), ('backpack, rucksack'), ('handbag, purse'), ('phone, smartphone, mobile, cellphone'),
  ('headphones, earphones, earbuds'), ('perfume, fragrance, cologne'), ('sun cream, sunscreen, sunblock'),
  ('moisturiser, moisturizer'), ('sanitiser, sanitizer'), ('plasters, band-aid'), ('toilet tissue, toilet paper'),
  ('kitchen rolls, paper towels'), ('detergent, washing liquid, laundry liquid'), ('aubergine, eggplant'),
  ('courgette, zucchini'), ('coriander, cilantro'), ('prawns, shrimp'), ('rocket, arugula'), ('yogurt, yoghurt'),
  ('doughnut, donut'), ('biscuits, cookies'), ('sweets, candy'), ('soda, soft drink, fizzy drink'),
  ('spring onion, scallion'), ('corn, maize, sweetcorn'), ('chickpeas, garbanzo'), ('muesli, granola'),
  ('ice cream, gelato'), ('barbecue, bbq'), ('fries, french fries'), ('minced beef, ground beef'),
  ('veggie, vegetarian'), ('porridge oats, oatmeal'), ('halloumi, haloumi'),
  ('paracetamol, acetaminophen'), ('salbutamol, albuterol'), ('vitamin c, ascorbic acid'),
  ('pain relief, painkiller, analgesic'), ('flu, influenza'), ('inhaler, puffer'),
  ('إفطار, فطور'), ('برغر, همبرغر'), ('بطاطس, بطاطا'), ('طماطم, بندورة'), ('روبيان, جمبري, قريدس'), ('أرز, رز'),
  ('باستا, معكرونة, مكرونة'), ('آيس كريم, بوظة, ايسكريم'), ('جبن, أجبان'), ('خبز, عيش'), ('دجاج, فراخ'),
  ('لحم, لحوم'), ('سمك, أسماك'), ('فواكه, فاكهة'), ('خضار, خضروات, خضراوات'), ('بيض, بيضة'),
  ('حذاء, أحذية, جزمة'), ('هاتف, جوال, موبايل, تلفون, هواتف'), ('حاسوب, لابتوب, كمبيوتر, حواسيب'),
  ('حقيبة, شنطة, حقائب'), ('تيشيرت, تي شيرت, قميص'), ('سعال, كحة'), ('حفاضات, بامبرز'), ('عصير, عصائر'),
  ('حلويات, حلوى'), ('كعك, كيك'), ('بسكويت, بسكوت'), ('شوكولاتة, شوكولا'), ('ساندويتش, شطيرة, سندويش'),
  ('شوربة, حساء'), ('زيت, زيوت'), ('عطر, عطور'), ('كتاب, كتب'), ('لعبة, ألعاب'), ('كرسي, كراسي'), ('كوب, أكواب, فنجان'),
  ('مصباح, لمبة'), ('وسادة, مخدة'), ('دواء, أدوية'), ('لصقات جروح, بلاستر'), ('زبادي, روب, لبن رائب'), ('سلمون, سالمون')
) as lines (line)
cross join lateral regexp_split_to_table(lines.line, ', ') as a (word)
cross join lateral regexp_split_to_table(lines.line, ', ') as b (word)
where a.word <> b.word
on conflict do nothing;

-- What people type, and what helps or is meant; not the other way round. Symptoms lead to conditions and kinds of things,
-- never from one medicine to another.
insert into search_synonyms (typed, meaning) values
  ('migraine', 'headache'), ('temperature', 'fever'), ('sore throat', 'lozenges'), ('sore throat', 'cough'),
  ('runny nose', 'nasal spray'), ('blocked nose', 'nasal spray'), ('heartburn', 'antacid'), ('acid reflux', 'antacid'),
  ('indigestion', 'stomach ache'), ('stomach pain', 'stomach ache'), ('diarrhoea', 'rehydration'),
  ('diarrhea', 'rehydration'), ('hay fever', 'allergy'), ('antihistamine', 'allergy'), ('toothache', 'pain relief'),
  ('back pain', 'muscle pain'), ('asthma', 'inhaler'), ('blood sugar', 'glucose'), ('hypertension', 'blood pressure'),
  ('wound', 'cuts'), ('bandaid', 'plasters'), ('sunburn', 'burns'),
  ('italian', 'pizza'), ('italian', 'pasta'), ('mexican', 'tacos'), ('mexican', 'burrito'), ('chinese', 'dumplings'),
  ('japanese', 'sushi'), ('japanese', 'ramen'), ('indian', 'curry'), ('turkish', 'kebab'), ('lebanese', 'mezze'),
  ('arabic', 'levantine'), ('american', 'burger'), ('chips', 'fries'), ('brunch', 'breakfast'), ('footwear', 'shoes'),
  ('computer', 'laptop'), ('notebook', 'laptop'), ('veg', 'vegetables'),
  ('vegetarian', 'vegan'), ('fish', 'seafood'),
  ('ألم الرأس', 'صداع'), ('وجع رأس', 'صداع'), ('شقيقة', 'صداع'), ('حرارة', 'حمى'), ('سخونة', 'حمى'), ('زكام', 'برد'),
  ('رشح', 'برد'), ('مغص', 'ألم المعدة'), ('حموضة', 'معدة'), ('ربو', 'بخاخ للربو'), ('مسكن', 'مسكنات'),
  ('لبن', 'حليب'), ('لبن', 'زبادي'), ('بحري', 'سمك'), ('مأكولات بحرية', 'سمك'),
  ('إيطالي', 'بيتزا'), ('إيطالي', 'باستا'), ('مكسيكي', 'تاكو'), ('مكسيكي', 'بوريتو'), ('صيني', 'زلابية'),
  ('ياباني', 'سوشي'), ('ياباني', 'رامن'), ('هندي', 'كاري'), ('تركي', 'كباب'), ('لبناني', 'مازة'), ('لبناني', 'فلافل'),
  ('كوتشي', 'حذاء'), ('منظفات', 'منظف')
on conflict do nothing;
