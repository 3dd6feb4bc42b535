import type { Formats } from "../../language-formats";

const formats: Formats = {
  locale: "ar",
  morning: "ص",
  afternoon: "م",
  metres: "{value} م",
  kilometres: "{value} كم",
};

export default formats;
