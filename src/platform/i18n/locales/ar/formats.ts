import type { Formats } from "../../language-formats";

const formats: Formats = {
  locale: "ar",
  morning: "ص",
  afternoon: "م",
  comma: "، ",
  metres: "{value} م",
  kilometres: "{value} كم",
};

export default formats;
