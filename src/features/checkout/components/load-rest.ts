import { preload } from "@/ui/loading/lazy";

/** Loads together with the checkout, so that it is there before anything can be pressed. */
export const loadRest = preload(() => import("./checkout-rest"));
