import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";

/** The data of a job. Throws for anything else, such as what an older version queued; it may name a person, so it is not repeated. */
export function readJobData<T extends TSchema>(schema: T, data: unknown, name: string): Static<T> {
  if (Value.Check(schema, data)) return data;
  throw new Error(`The data of a job "${name}" is not readable.`);
}
