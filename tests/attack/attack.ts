import type { Stage } from "./stage";

/** What came of an attack. */
export interface AttackResult {
  /** It did harm. */
  works: boolean;
  /** What was seen, in a short sentence with its numbers. */
  seen: string;
}

export interface Attack {
  name: string;
  run(stage: Stage): Promise<AttackResult>;
}
