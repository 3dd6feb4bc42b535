/** A small shop as files: every kind of file, with translations, options, combinations and amounts in several forms. */
export const smallShopFiles = {
  "zones.csv": `zone,name,name:ar,outline
centre,City centre,وسط المدينة,circle 53.55 9.99 4 km
`,
  "modules.csv": `module,type,name,name:ar,short_description
food,food,Restaurants,مطاعم,Hot and fast
goods,ecommerce,Goods,بضائع,
`,
  "delivery-charges.csv": `zone,module,per_km,minimum
centre,food,"0,80",2.00
centre,goods,0.50,1
`,
  "categories.csv": `category,module,name,name:ar,parent
bread,food,Bread,خبز,bakery
bakery,food,Bakery,مخبز,
shirts,goods,Shirts,قمصان,
`,
  "stores.csv": `store;module;zone;name;name:ar;address;latitude;longitude;phone;email;tax
corner-bakery;food;centre;Corner Bakery;مخبز الزاوية;12 Mill Lane;53.5503;9.9923;+49 151 23456789;orders@bakery.example;7,5
tailor;goods;centre;Tailor;;3 Mill Lane;53.5504;9.9924;+49 151 23456788;orders@tailor.example;19%
`,
  "hours.csv": `store,day,opens,closes
corner-bakery,monday,07:00,18:00
corner-bakery,saturday,07:00,24:00
tailor,friday,18:00,02:00
`,
  "special-days.csv": `store,date,opens,closes
corner-bakery,2027-12-24,07:00,12:00
corner-bakery,2027-12-24,16:00,17:00
corner-bakery,2027-12-25,,
`,
  "add-ons.csv": `store,add_on,name,price
corner-bakery,butter,Butter,0.50
`,
  "items.csv": `store,sku,name,name:ar,category,price,discount,add_ons,tags,tags:ar,barcode
corner-bakery,0042,Rye bread,خبز الجاودار,bread,4.20,10%,butter,fresh|dark,طازج|داكن,4006381333931
corner-bakery,0043,Roll,,bread,"1,20",0.10,,,,
tailor,SHIRT,Shirt,قميص,shirts,24.90,,,,,
`,
  "options.csv": `item,group,group:ar,option,option:ar,price,choose,required,at_least,at_most
corner-bakery/0042,Size,الحجم,Half,نصف,0,one,yes,,
corner-bakery/0042,Size,الحجم,Whole,كامل,2.50,one,yes,,
corner-bakery/0042,Seeds,,Sesame,,0.30,several,no,0,2
corner-bakery/0042,Seeds,,Poppy,,0.40,several,no,0,2
`,
  "variations.csv": `item,choice_1,value_1,value_1:ar,choice_2,value_2,price,stock,sku
tailor/SHIRT,Colour,Red,أحمر,Size,X-L,24.90,3,S-R-XL
tailor/SHIRT,Colour,Red,أحمر,Size,L,24.90,4,S-R-L
tailor/SHIRT,Colour,Blue,أزرق,Size,L,22.90,5,S-B-L
`,
  "coupons.csv": `code,title,discount,from_day,to_day
WELCOME10,10 % off,10 %,2026-01-01,2027-12-31
`,
  "banners.csv": `banner,title,picture,opens,store
spring,Spring menu,banners/spring,store,corner-bakery
`,
  "item-campaigns.csv": `item_campaign,item,title,title:ar,price,discount,stock,from_day,to_day,from_time,to_time
two-loaves,corner-bakery/0042,Two loaves,رغيفان,7.90,5%,40,2026-01-01,2027-12-31,,12:00
`,
  "flash-sales.csv": `flash_sale,module,title,title:ar,starts,ends,shop_share
friday,goods,Friday,الجمعة,2027-03-19T18:00+01:00,2027-03-19 21:00:30Z,50
`,
  "flash-sale-items.csv": `flash_sale,item,stock,discount
friday,tailor/SHIRT,6,3.00
`,
  "cashback.csv": `cashback,title,share,minimum_purchase,maximum,from_day,to_day
five-back,Five back,5%,20,4.00,2026-01-01,2027-12-31
`,
  "couriers.csv": `courier,first_name,last_name,phone,zone
kim,Kim,Adler,+49 151 23456787,centre
`,
  "shop.json": `{ "business_name": "Mill Lane", "country": "DE" }
`,
};
