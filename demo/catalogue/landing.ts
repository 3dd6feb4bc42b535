/** Texts of the landing page under the contract's names (GET /react-landing-page). */
import type { DemoConfig, Text } from "./model";

const text = (en: string, ar: string): Text => ({ en, ar });
const voice = (id: number, name: Text, designation: Text, review: Text) => ({
  id,
  name,
  designation,
  review,
  reviewer_image: `avatar/${30 + id}`,
  company_image: null,
  status: 1,
});

export const demoLanding: DemoConfig = {
  header_title: text("Everything in Port Amber, at your door", "كل ما في ميناء العنبر عند بابك"),
  header_sub_title: text(
    "Dinner, groceries, medicine, gifts and parcels from the shops you know.",
    "العشاء والبقالة والدواء والهدايا والطرود من المتاجر التي تعرفها.",
  ),
  header_tag_line: text("Five services, one cart, forty minutes.", "خمس خدمات وسلة واحدة وأربعون دقيقة."),
  header_icon: "module/food",
  header_banner: "banner/food/51",
  company_title: text("A town that delivers", "مدينة توصل إليك"),
  company_sub_title: text("Made by the people of the harbour", "من صنع أهل الميناء"),
  company_description: text(
    "Doorstep began with one bicycle and a bakery. Today eighty shops and their neighbours use it every day.",
    "بدأت دورستب بدراجة واحدة ومخبز. واليوم يستخدمها ثمانون متجراً وجيرانهم كل يوم.",
  ),
  company_button_name: text("Our story", "قصتنا"),
  company_button_url: "/about-us",
  download_user_app_title: text("Keep it on your home screen", "ضعه على شاشتك الرئيسية"),
  download_user_app_sub_title: text(
    "Install Doorstep and it opens even without a network.",
    "ثبّت دورستب وسيفتح حتى بدون شبكة.",
  ),
  earning_title: text("Earn with Doorstep", "اربح مع دورستب"),
  earning_sub_title: text("Sell more or ride when it suits you.", "زد مبيعاتك أو اعمل مندوباً متى شئت."),
  earning_seller_title: text("Open your shop", "افتح متجرك"),
  earning_seller_sub_title: text("Your shelves online within a day.", "رفوفك على الإنترنت خلال يوم."),
  earning_seller_button_name: text("Become a seller", "كن بائعاً"),
  earning_seller_status: 1,
  earning_dm_title: text("Ride with us", "انضم إلى المندوبين"),
  earning_dm_sub_title: text("Fair pay by the kilometre.", "أجر عادل لكل كيلومتر."),
  earning_dm_button_name: text("Become a courier", "كن مندوباً"),
  earning_dm_status: 1,
  business_title: text("Good for the whole town", "خير للمدينة كلها"),
  business_sub_title: text(
    "Nine of ten cents stay in Port Amber.",
    "تسعة سنتات من كل عشرة تبقى في ميناء العنبر.",
  ),
  business_image: "banner/grocery/51",
  testimonial_title: text("What our neighbours say", "ماذا يقول جيراننا"),
  testimonial_list: [
    voice(
      1,
      text("Mara Lindqvist", "مارا ليندكفيست"),
      text("Teacher, Market Hill", "معلمة، تل السوق"),
      text(
        "I order from the classroom and dinner and I reach home together.",
        "أطلب من الصف ويصل العشاء إلى البيت معي.",
      ),
    ),
    voice(
      2,
      text("Omar Al-Shami", "عمر الشامي"),
      text("Baker, Old Harbour", "خبّاز، الميناء القديم"),
      text("The morning bread is sold before I unlock the door.", "يُباع خبز الصباح قبل أن أفتح الباب."),
    ),
    voice(
      3,
      text("Grace Mensah", "غريس منساه"),
      text("Nurse, North Town", "ممرضة، المدينة الشمالية"),
      text(
        "The pharmacy came at three in the morning. I will not forget that.",
        "وصلت الصيدلية في الثالثة فجراً، لن أنسى ذلك.",
      ),
    ),
    voice(
      4,
      text("Layla Haddad", "ليلى حدّاد"),
      text("Student, West Bay", "طالبة، الخليج الغربي"),
      text(
        "It even works on the ferry, where there is no network at all.",
        "يعمل حتى على العبّارة حيث لا توجد شبكة إطلاقاً.",
      ),
    ),
  ],
  promotion_banners: [
    { img: "banner/food/52" },
    { img: "banner/grocery/52" },
    { img: "banner/ecommerce/52" },
  ],
  fixed_promotional_banner: "banner/parcel/51",
  fixed_newsletter_title: text("News from the harbour", "أخبار الميناء"),
  fixed_newsletter_sub_title: text(
    "New shops and good offers, once a week.",
    "متاجر جديدة وعروض جيدة مرة في الأسبوع.",
  ),
  fixed_footer_description: text(
    "Doorstep brings the shops of Port Amber to your door.",
    "دورستب توصل متاجر ميناء العنبر إلى بابك.",
  ),
  available_zone_status: 1,
  available_zone_title: text("Where we deliver", "أين نوصل"),
  available_zone_short_description: text("From the old harbour to the cape.", "من الميناء القديم إلى الرأس."),
  available_zone_image: "banner/parcel/52",
};
