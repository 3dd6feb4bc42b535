import { lazy } from "@/ui/loading/lazy";

export { conditionsQuery } from "./api/get-conditions";
export { BasicMedicine } from "./components/basic-medicine";

/** The page of a common condition, in a chunk of its own. */
export const ConditionView = lazy(() =>
  import("./components/condition-view").then((module) => ({ default: module.ConditionView })),
);
