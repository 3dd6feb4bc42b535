/** The one clock. Tests pass their own. */
export interface Clock {
  now(): Date;
}
