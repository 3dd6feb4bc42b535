import { useIsSignedIn } from "@/stores/session";
import { useConfig } from "./use-config";

/**
 * Whether an order needs an e-mail address: guests give one unless config makes it optional. A backend without that switch
 * asks every guest for one.
 */
export function useIsEmailNeeded(): boolean {
  const signedIn = useIsSignedIn();
  return useConfig()?.guest_email_optional !== 1 && !signedIn;
}
