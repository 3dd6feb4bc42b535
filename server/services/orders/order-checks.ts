/** How an order's checks work: placing stops at the first refusal, asking for the price goes on and lists them all. */
import { Refusal } from "../refusals";

export interface OrderChecks {
  /** Whether the rows that an order changes are held for the length of the transaction. */
  readonly holdsRows: boolean;
  /** Runs a check; where its refusal is only listed, `otherwise` takes the place of its result. */
  readonly check: <T>(work: () => T | Promise<T>, otherwise: () => T) => Promise<T>;
}

/** For an order that is placed. */
export const strictChecks: OrderChecks = {
  holdsRows: true,
  check: async (work) => work(),
};

/** For an order whose price is asked for; what placing it would refuse is put into `refused`. */
export function listingChecks(refused: Refusal[]): OrderChecks {
  return {
    holdsRows: false,
    check: async (work, otherwise) => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push(error);
        return otherwise();
      }
    },
  };
}
