export { followStore } from "./follow-store";
