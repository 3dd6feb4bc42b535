/** The plans of the world's phone numbers, whole: smaller sets of the library call abolished numbers valid. */
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { PhoneLibrary } from "@/domain/phone-number";

export const phoneLibrary: PhoneLibrary = {
  parse: (text, country) =>
    parsePhoneNumberFromString(text, {
      // A number in the middle of other words is none.
      extract: false,
      ...(country !== undefined && isSupportedCountry(country) ? { defaultCountry: country } : {}),
    }),
  callingCode: (country) => (isSupportedCountry(country) ? getCountryCallingCode(country) : null),
};
