import type { FormatTexts } from "../../language-formats";

const formats: FormatTexts = {
  morning: "ص",
  afternoon: "م",
  comma: "، ",
  metres: "{value} م",
  kilometres: "{value} كم",
};

export default formats;
