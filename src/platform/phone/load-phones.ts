/** Loads the library of phone numbers, on intent. */
import { typedPhoneNumber } from "@/domain/phone-number";

export const loadPhones = () => import("./phones");

/** E.164, or null when the text is no number of any country's plan. */
export type ReadPhone = (text: string) => string | null;

/**
 * Reads numbers as people write them in a country (ISO 3166). If the library cannot be loaded, every number of a usual
 * length passes: the server checks it again.
 */
export const loadPhoneReader = (country: string): Promise<ReadPhone> =>
  loadPhones().then(
    ({ readPhone }): ReadPhone =>
      (text) =>
        readPhone(text, country),
    () => typedPhoneNumber,
  );
