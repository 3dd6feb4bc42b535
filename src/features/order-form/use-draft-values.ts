import { useEffect, useRef, useState } from "react";
import type { CustomerInfo } from "@/contract";
import { customerQuery } from "@/features/auth";
import { useQuery } from "@/platform/query";
import { session, useAccountKey } from "@/stores/session";

interface Draft<Values> {
  /** The form's initial values. */
  readonly initial: () => Values;
  /** Fills in from the customer's profile what nobody has typed yet. */
  readonly withProfile: (values: Values, customer: CustomerInfo) => Values;
  readonly save: (values: Values) => void;
}

/**
 * The values of a form; the shopper's changes are saved as their draft. A change may come late, as from the map: one
 * that depends on other values is a function, which gets what the form holds by then.
 */
export function useDraftValues<Values extends object>({ initial, withProfile, save }: Draft<Values>) {
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  const [values, setValues] = useState(initial);
  const latest = useRef(values);
  const [epoch] = useState(() => session().epoch);

  // Once: what is emptied afterwards stays empty, whenever the profile is read again.
  const isFilled = useRef(false);
  useEffect(() => {
    if (!customer || isFilled.current) return;
    isFilled.current = true;
    latest.current = withProfile(latest.current, customer);
    setValues(latest.current);
  }, [customer, withProfile]);

  const change = (changes: Partial<Values> | ((latest: Values) => Partial<Values>)) => {
    // A shopper who signed out, maybe in another tab, leaves nothing to the next person.
    if (session().epoch !== epoch) return;
    const changed = typeof changes === "function" ? changes(latest.current) : changes;
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
    save(latest.current);
  };
  return { values, change };
}
