// @chunk cards
import type { Ages } from "../../language-formats";

const ages: Ages = {
  justNow: "just now",
  minutesAgo: "{count} min ago",
  hoursAgo: "{count} h ago",
  daysAgo: "{count} d ago",
};

export default ages;
