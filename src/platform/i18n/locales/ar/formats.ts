// @chunk cards
import type { Formats } from "../../language-formats";

const formats: Formats = {
  locale: "ar",
  morning: "ص",
  afternoon: "م",
  metres: "{value} م",
  kilometres: "{value} كم",
  justNow: "الآن",
  minutesAgo: "قبل {count, plural, one {دقيقة} two {دقيقتين} few {# دقائق} other {# دقيقة}}",
  hoursAgo: "قبل {count, plural, one {ساعة} two {ساعتين} few {# ساعات} other {# ساعة}}",
  daysAgo: "قبل {count, plural, one {يوم} two {يومين} few {# أيام} other {# يومًا}}",
};

export default formats;
