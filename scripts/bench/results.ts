/** The measured figures, by part. */
import type { Figure } from "./figures";
import type { PartName } from "./options";

export interface PartResult {
  /** ISO date. */
  date: string;
  /** Options that matter for reading it, e.g. "60 s a call". */
  how: string;
  figures: Figure[];
  /** Others had too much of the processor while it was measured. */
  noisy: boolean;
}

export type Results = Partial<Record<PartName, PartResult>>;
