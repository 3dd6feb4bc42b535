// @chunk cards

import { lazy } from "@/ui/loading/lazy";

/** Every store, with filters; at the end of a home, so it is loaded when it comes near. */
export const AllStores = lazy(() => import("./all-stores").then((module) => ({ default: module.AllStores })));
