import { type Minor, toMajor, toMinor } from "@/domain/money";
import { type Refusal, refuse } from "../refusals";
import { refusalAmount } from "./price-order";

/** Another total than the shopper was shown (major units; null where they were shown none); it tells the new one. */
export function expectedTotalProblem(total: Minor, shown: number | null, digits: number): Refusal | null {
  if (shown === null || toMinor(shown, digits) === total) return null;
  return refuse("total_changed", { amount: refusalAmount(total, digits) }, { total: toMajor(total, digits) });
}
