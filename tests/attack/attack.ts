import type { Stage } from "./stage";

/** The outcome of an attack. */
export interface AttackResult {
  /** It did harm. */
  works: boolean;
  /** The observation, as a short sentence with its numbers. */
  seen: string;
}

export interface Attack {
  name: string;
  run(stage: Stage): Promise<AttackResult>;
}
