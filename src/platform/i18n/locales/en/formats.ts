// @chunk cards
import type { Formats } from "../../language-formats";

const formats: Formats = {
  locale: "en",
  morning: "AM",
  afternoon: "PM",
  metres: "{value} m",
  kilometres: "{value} km",
  justNow: "just now",
  minutesAgo: "{count} min ago",
  hoursAgo: "{count} h ago",
  daysAgo: "{count} d ago",
};

export default formats;
