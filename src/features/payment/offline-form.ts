/** The form of a payment outside of the app: what is filled in, and what of it cannot be taken. */
import { type OfflineProblem, offlineAnswerProblem, offlineNoteProblem } from "@/domain/offline-payment";
import type { OfflineMethod } from "@/platform/http/normalise/offline-payment";
import { type OfflineDetails, readOfflineDetails } from "@/platform/http/offline-details";

/** Details from before, as text of a draft; nothing for what cannot be read. */
export function parseOfflineDetails(text: string): OfflineDetails | null {
  try {
    return readOfflineDetails(JSON.parse(text || "null"));
  } catch {
    return null;
  }
}

/** The details of a method before anything is filled in. */
export const emptyOfflineDetails = (methodId: number): OfflineDetails => ({
  methodId,
  answers: {},
  note: "",
});

export interface OfflineFormProblems {
  /** By the name of the field. */
  answers: Record<string, OfflineProblem>;
  note: OfflineProblem | null;
}

/** Which of the details cannot be accepted; null when all can. */
export function offlineFormProblems(
  method: OfflineMethod,
  { answers, note }: OfflineDetails,
): OfflineFormProblems | null {
  const wrong = method.fields.flatMap(({ key, required }) => {
    const problem = offlineAnswerProblem(answers[key] ?? "", required);
    return problem === null ? [] : [[key, problem] as const];
  });
  const noteProblem = offlineNoteProblem(note);
  return wrong.length === 0 && noteProblem === null
    ? null
    : { answers: Object.fromEntries(wrong), note: noteProblem };
}

/** Only what the method asks for, without the space around it. */
export const sentOfflineDetails = (
  method: OfflineMethod,
  { answers, note }: OfflineDetails,
): OfflineDetails => ({
  methodId: method.id,
  answers: Object.fromEntries(
    method.fields.flatMap(({ key }) => {
      const answer = (answers[key] ?? "").trim();
      return answer === "" ? [] : [[key, answer]];
    }),
  ),
  note: note.trim(),
});
