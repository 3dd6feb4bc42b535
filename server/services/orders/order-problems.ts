/**
 * How an order's checks are run. They yield each problem and go on as if there were none, so that placing an order can stop
 * at the first one and asking for its price can list them all. What leaves nothing to go on with is thrown.
 */
import { Refusal } from "../refusals";

export type OrderChecks<T> = AsyncGenerator<Refusal, T, void>;

/** For an order that is placed: nothing is checked after the first problem. */
export async function throwFirst<T>(checks: OrderChecks<T>): Promise<T> {
  const step = await checks.next();
  if (!step.done) throw step.value;
  return step.value;
}

/** For an order whose price is asked for: everything that placing it would refuse. */
export async function listProblems<T>(checks: OrderChecks<T>): Promise<{ value: T; problems: Refusal[] }> {
  const problems: Refusal[] = [];
  for (;;) {
    const step = await checks.next();
    if (step.done) return { value: step.value, problems };
    problems.push(step.value);
  }
}

/** Yields the problem of a check, if there is one. */
export function* report(problem: Refusal | null): Generator<Refusal, void, void> {
  if (problem) yield problem;
}

/** The value of a check; `otherwise` where the check found a problem, which is yielded. */
export function* valueOr<T, U>(found: T | Refusal, otherwise: U): Generator<Refusal, T | U, void> {
  if (!(found instanceof Refusal)) return found;
  yield found;
  return otherwise;
}
