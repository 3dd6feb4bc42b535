import { useEffect, useRef, useState } from "react";
import { customerQuery } from "@/features/auth";
import { useQuery } from "@/platform/query";
import { type ParcelEnd, type ParcelValues, saveParcelDraft } from "@/stores/parcel-draft";
import { session, useAccountKey } from "@/stores/session";
import type { EndName } from "./check-parcel";
import { initialParcel, withProfile } from "./initial-parcel";

/**
 * What is typed into the form; what the shopper changes is kept as their draft. The changes may come late, as from the map:
 * they are made to what the form holds by then.
 */
export function useParcelValues() {
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  const [values, setValues] = useState(initialParcel);
  const latest = useRef(values);
  const [epoch] = useState(() => session().epoch);

  useEffect(() => {
    if (!customer) return;
    latest.current = withProfile(latest.current, customer);
    setValues(latest.current);
  }, [customer]);

  const change = (changes: Partial<ParcelValues>) => {
    // What somebody typed before they signed out, here or in another tab, is not kept for who comes next.
    if (session().epoch !== epoch) return;
    latest.current = { ...latest.current, ...changes };
    setValues(latest.current);
    saveParcelDraft(latest.current);
  };
  const changeEnd = (name: EndName, changes: Partial<ParcelEnd>) =>
    change({ [name]: { ...latest.current[name], ...changes } });

  return { values, change, changeEnd };
}
