import { paths } from "@/platform/navigation/paths";

/** The page that the payment of a package leads back to. */
export const planCallback = (): string => new URL(paths.storeRegistration.href(), location.origin).href;
