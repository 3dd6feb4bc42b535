import type { Formats } from "../../language-formats";

const formats: Formats = {
  locale: "en",
  morning: "AM",
  afternoon: "PM",
  comma: ", ",
  metres: "{value} m",
  kilometres: "{value} km",
};

export default formats;
