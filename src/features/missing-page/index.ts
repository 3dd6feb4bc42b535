// @chunk lists

import { lazy } from "@/ui/loading/lazy";

/** Shown in place of a page whose store, item, category or condition does not exist. */
export const MissingPage = lazy(() =>
  import("./missing-page").then((module) => ({ default: module.MissingPage })),
);
