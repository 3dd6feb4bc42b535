import { yupResolver } from "@hookform/resolvers/yup";
import { useCallback, useEffect, useRef } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { ObjectSchema } from "yup";
import { useConfig } from "@/features/configuration";
import { loadPhoneReader, type ReadPhone } from "@/platform/phone/load-phones";

/** Validates a form with phone numbers; their library loads with the form. */
export function usePhoneResolver<Fields extends FieldValues>(
  rules: (readPhone: ReadPhone) => ObjectSchema<Fields>,
): Resolver<Fields> {
  const country = useConfig()?.country ?? "";
  const latest = useRef(rules);
  latest.current = rules;
  useEffect(() => void loadPhoneReader(country), [country]);
  return useCallback(
    async (...form: Parameters<Resolver<Fields>>) => {
      const readPhone = await loadPhoneReader(country);
      const resolve = yupResolver(latest.current(readPhone) as never) as unknown as Resolver<Fields>;
      return resolve(...form);
    },
    [country],
  );
}
