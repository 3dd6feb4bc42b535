export { InterestForm } from "./components/interest-form";
