/** What is told to the courier and by the shop, in files of their own: it lies below the first fields or comes later. */
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
export const QuoteNote = lazy(() => {
  void preloadTexts("quote");
  return import("./quote-note").then(({ QuoteNote }) => ({ default: QuoteNote }));
});
export const ChangeField = lazy(() => load().then(({ ChangeField }) => ({ default: ChangeField })));
