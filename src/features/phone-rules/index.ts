/** The rules of forms that ask for a phone number; they load after a form's first fields. */
export { phoneRule } from "./phone-rule";
export { usePhoneResolver } from "./use-phone-resolver";
