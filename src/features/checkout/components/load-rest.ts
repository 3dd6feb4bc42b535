import { preload } from "@/ui/loading/lazy";

/** Begins with the checkout: what it has is there before anything can be pressed. */
export const loadRest = preload(() => import("./checkout-rest"));
