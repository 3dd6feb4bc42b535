import { useEffect, useState } from "react";
import { useConfig } from "@/features/configuration";
import { loadPhones } from "@/platform/phone/load-phones";

/** A number of the shop's country as an example for a field, with its country code; undefined until it is loaded, and without a country. */
export function usePhoneExample(): string | undefined {
  const country = useConfig()?.country ?? "";
  const [example, setExample] = useState<string>();
  useEffect(() => {
    let ended = false;
    // A field works without an example.
    loadPhones().then(
      ({ examplePhone }) => {
        if (!ended) setExample(examplePhone(country));
      },
      () => undefined,
    );
    return () => {
      ended = true;
    };
  }, [country]);
  return example;
}
