/** Phone numbers in forms and as they are shown: the shop's country, the picker of another one, and what reads them. */
export { PhoneLine } from "./components/phone-line";
export { PhoneText } from "./components/phone-text";
export { useLoadedPhoneReader } from "./use-loaded-phone-reader";
export { usePhoneExample } from "./use-phone-example";
export { usePhoneReader } from "./use-phone-reader";
