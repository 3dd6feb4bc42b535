/** What is told to the courier, in a file of its own: it lies far below the first fields. */
import { preloadTexts } from "@/platform/i18n";
import { lazy } from "@/ui/loading/lazy";

const load = () => {
  void preloadTexts("ordering");
  return import("./courier-fields");
};

export const InstructionFields = lazy(() =>
  load().then(({ InstructionFields }) => ({ default: InstructionFields })),
);
export const TipField = lazy(() => {
  void preloadTexts("ordering");
  return import("./tip-field").then(({ TipField }) => ({ default: TipField }));
});
export const SubstitutionFields = lazy(() => {
  void preloadTexts("wishes");
  return import("./substitution-fields").then(({ SubstitutionFields }) => ({ default: SubstitutionFields }));
});
export const ChangeField = lazy(() => load().then(({ ChangeField }) => ({ default: ChangeField })));
