// @chunk cards

import { lazy } from "@/ui/loading/lazy";

/** Every store, with filters; at the foot of a home, so its script comes when it is near. */
export const AllStores = lazy(() => import("./all-stores").then((module) => ({ default: module.AllStores })));
