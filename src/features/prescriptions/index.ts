import { lazy } from "@/ui/loading/lazy";

/** The form that sends photos of a prescription to a store, in a chunk of its own. */
export const PrescriptionOrder = lazy(() => import("./components/prescription-order"));
