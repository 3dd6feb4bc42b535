export { failureText } from "../../staff/sign-in/failure-text";
