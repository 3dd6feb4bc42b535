import { lazy } from "@/ui/loading/lazy";

/** The customer's own code for inviting friends, in a chunk of its own. */
export const CustomerReferral = lazy(() => import("./components/customer-referral"));
