import { useEffect, useState } from "react";
import { useConfig } from "@/features/configuration";
import { loadPhones } from "@/platform/phone/load-phones";

/** A stored number as people write it in the shop's country, from left to right in every language. */
export function PhoneText({ number }: { readonly number: string }) {
  const country = useConfig()?.country ?? "";
  const [text, setText] = useState(number);
  useEffect(() => {
    let ended = false;
    // Shows the stored form until the library has loaded, or when it cannot.
    loadPhones().then(
      ({ writePhone }) => {
        if (!ended) setText(writePhone(number, country));
      },
      () => undefined,
    );
    return () => {
      ended = true;
    };
  }, [number, country]);
  return <bdi dir="ltr">{text}</bdi>;
}
