import { useEffect, useState } from "react";
import { typedPhoneNumber } from "@/domain/phone-number";
import { useConfig } from "@/features/configuration";
import { loadPhoneReader, type ReadPhone } from "@/platform/phone/load-phones";

/**
 * Reads numbers synchronously. Until the library has loaded, every number of a usual length passes; the server checks it
 * again.
 */
export function useLoadedPhoneReader(): ReadPhone {
  const country = useConfig()?.country ?? "";
  const [reader, setReader] = useState<{ read: ReadPhone }>({ read: typedPhoneNumber });
  useEffect(() => {
    let ended = false;
    void loadPhoneReader(country).then((read) => {
      if (!ended) setReader({ read });
    });
    return () => {
      ended = true;
    };
  }, [country]);
  return reader.read;
}
