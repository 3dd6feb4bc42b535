export { customerQuery } from "./api/get-customer";
