import { useIsSignedIn } from "@/stores/session";
import { useConfig } from "./use-config";

/**
 * Whether who orders has to give an e-mail address: guests do, unless config says that it is optional. A backend that knows no
 * such switch asks every guest for one.
 */
export function useIsEmailNeeded(): boolean {
  const signedIn = useIsSignedIn();
  return useConfig()?.guest_email_optional !== 1 && !signedIn;
}
