import { useEffect, useState } from "react";
import { typedPhoneNumber } from "@/domain/phone-number";
import { useConfig } from "@/features/configuration";
import { loadPhoneReader, type ReadPhone } from "@/platform/phone/load-phones";

/** Reads numbers at once; until the library is there every number of a usual length is taken, which the server reads again. */
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
