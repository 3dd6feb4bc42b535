// @chunk cards
import type { Ages } from "../../language-formats";

const ages: Ages = {
  justNow: "الآن",
  minutesAgo: "قبل {count, plural, one {دقيقة} two {دقيقتين} few {# دقائق} other {# دقيقة}}",
  hoursAgo: "قبل {count, plural, one {ساعة} two {ساعتين} few {# ساعات} other {# ساعة}}",
  daysAgo: "قبل {count, plural, one {يوم} two {يومين} few {# أيام} other {# يومًا}}",
};

export default ages;
