export { editDistance } from "./edit-distance";
