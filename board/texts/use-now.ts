export { useNow } from "../../staff/texts/use-now";
