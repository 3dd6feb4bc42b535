-- More of the first synonyms: names of kinds of things, which shops write on shelves and not on packets, and words that are written
-- in one and in two.

insert into search_synonyms (typed, meaning)
select a.word, b.word from (values
  ('cornflakes, corn flakes'), ('skincare, skin care'), ('clothes, clothing, apparel'), ('tv, television'), ('bike, bicycle'),
  ('beverages, drinks'), ('washing powder, detergent, laundry liquid'), ('dishwashing, dish soap, washing up liquid'),
  ('pulses, legumes'), ('bakery, bakes'), ('pills, tablets, capsules'), ('tin, can'), ('tinned, canned'),
  ('ماء, مياه'), ('كورن فليكس, رقائق الذرة'), ('ورق حمام, ورق تواليت'), ('سائل جلي, صابون جلي, سائل أطباق'),
  ('دراجة, دراجات'), ('تلفاز, تلفزيون'), ('أقراص, حبوب, كبسولات')
) as lines (line)
cross join lateral regexp_split_to_table(lines.line, ', ') as a (word)
cross join lateral regexp_split_to_table(lines.line, ', ') as b (word)
where a.word <> b.word
on conflict do nothing;

insert into search_synonyms (typed, meaning) values
  ('cereal', 'muesli'), ('cereal', 'corn flakes'), ('cereal', 'granola'), ('cereal', 'porridge oats'),
  ('breakfast cereal', 'muesli'), ('breakfast cereal', 'corn flakes'), ('breakfast cereal', 'granola'),
  ('breakfast cereal', 'porridge oats'),
  ('pastry', 'croissants'), ('pastry', 'bakes'), ('cake', 'bakes'), ('veggies', 'vegetables'), ('noodles', 'ramen'),
  ('noodles', 'spaghetti'), ('pulses', 'chickpeas'), ('pulses', 'lentils'), ('pulses', 'beans'), ('legumes', 'chickpeas'),
  ('legumes', 'lentils'), ('legumes', 'beans'), ('beans', 'chickpeas'), ('canned', 'tins'), ('tinned', 'tins'),
  ('dessert', 'ice cream'), ('dessert', 'chocolate'), ('dessert', 'cake'), ('poultry', 'chicken'),
  ('makeup', 'lipstick'), ('cosmetics', 'lipstick'), ('clothes', 't-shirt'), ('clothes', 'dress'), ('clothes', 'jacket'),
  ('حبوب الإفطار', 'موسلي'), ('حبوب الإفطار', 'رقائق الذرة'), ('حبوب الإفطار', 'شوفان'), ('حبوب', 'موسلي'),
  ('حبوب', 'رقائق الذرة'), ('حبوب', 'شوفان'), ('سيريال', 'موسلي'), ('سيريال', 'رقائق الذرة'), ('سيريال', 'شوفان'),
  ('معكرونة', 'سباغيتي'), ('مكرونة', 'سباغيتي'), ('نودلز', 'سباغيتي'), ('بقوليات', 'حمص'), ('بقوليات', 'عدس'), ('بقوليات', 'فول'),
  ('صابون', 'سائل جلي'), ('ملابس', 'تيشيرت'), ('ملابس', 'فستان'), ('ملابس', 'سترة'), ('مكياج', 'أحمر شفاه')
on conflict do nothing;
