import type { FormatTexts } from "../../language-formats";

const formats: FormatTexts = {
  morning: "AM",
  afternoon: "PM",
  comma: ", ",
  metres: "{value} m",
  kilometres: "{value} km",
};

export default formats;
