import { gt, lt, or, type SQL } from "drizzle-orm";
import { payments } from "../../db/schema";

/**
 * Payments that nothing was done about for so long, ms. One of a later time than now was written before the clock went back,
 * and would otherwise wait for as long as it went.
 */
export const untouchedFor = (ms: number, now: Date): SQL | undefined =>
  or(lt(payments.updatedAt, new Date(now.getTime() - ms)), gt(payments.updatedAt, now));
