/** Why a printer did not print, in words for the operator and in those of the board. */
import type { BoardPrinterCause } from "@/contract/calls/board-printers";

export const noPaperProblem = "The printer has no paper.";
export const offlineProblem = "The printer is offline: its cover may be open.";

/** The cause of a problem that was noted on a ticket. */
export function causeOf(problem: string | null): BoardPrinterCause {
  if (problem === noPaperProblem) return "no_paper";
  return problem === offlineProblem ? "offline" : "no_answer";
}
