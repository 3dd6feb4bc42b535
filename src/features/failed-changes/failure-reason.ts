import type { TextKey } from "@/platform/i18n/namespaces";
import type { OutboxProblem } from "@/platform/outbox";

const ownReasons: Readonly<Record<string, TextKey<"frame">>> = {
  failing: "unsent.failing",
  unconfirmed: "unsent.unconfirmed",
  too_old: "unsent.tooOld",
  signed_in: "unsent.signedIn",
};

/** Why something needs the shopper: our own reasons as a text's key, the shop's in its own words. */
export function unsentReason(problem: OutboxProblem | null): { key: TextKey<"frame"> } | { words: string } {
  const key = problem ? ownReasons[problem.code] : undefined;
  if (key) return { key };
  return problem?.message ? { words: problem.message } : { key: "unsent.refused" };
}
