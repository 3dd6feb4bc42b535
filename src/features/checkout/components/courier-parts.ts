/**
 * Words to the courier and from the shop, in files of their own: they lie below the first fields or comes later. An order
 * can be placed without: where a file does not come the checkout stays.
 */
import { preloadTexts } from "@/platform/i18n";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import type { InstructionChoice } from "../instruction-choices";

const load = () => {
  void preloadTexts("ordering");
  return import("./courier-fields");
};

export const InstructionFields = lazy(
  optional<object>(() => load().then(({ InstructionFields }) => ({ default: InstructionFields }))),
);
export const InstructionName = lazy(
  optional<{ choice: Exclude<InstructionChoice, ""> }>(() =>
    load().then(({ InstructionName }) => ({ default: InstructionName })),
  ),
);
export const TipField = lazy(
  optional<object>(() => {
    void preloadTexts("ordering");
    return import("./tip-field").then(({ TipField }) => ({ default: TipField }));
  }),
);
export const SubstitutionFields = lazy(
  optional<object>(() => {
    void preloadTexts("wishes");
    return import("./substitution-fields").then(({ SubstitutionFields }) => ({
      default: SubstitutionFields,
    }));
  }),
);
export const QuoteNote = lazy(
  optional<object>(() => {
    void preloadTexts("quote");
    return import("./quote-note").then(({ QuoteNote }) => ({ default: QuoteNote }));
  }),
);
export const CouponField = lazy(
  optional<object>(() => import("./coupon-field").then(({ CouponField }) => ({ default: CouponField }))),
);
export const ChangeField = lazy(
  optional<object>(() => load().then(({ ChangeField }) => ({ default: ChangeField }))),
);
