import { lazy } from "@/ui/loading/lazy";

export { BasicMedicine, BasicMedicineSkeleton } from "./components/basic-medicine";

/** The page of a common condition, in a chunk of its own. */
export const ConditionView = lazy(() =>
  import("./components/condition-view").then((module) => ({ default: module.ConditionView })),
);
