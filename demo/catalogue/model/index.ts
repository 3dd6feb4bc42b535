/**
 * Shapes of the demo town's shops and their offers: plain data without ids. Rows refer to each other by slug; the seed
 * resolves slugs, zone keys and days relative to today. Money is integers of cents, percentages are basis points
 * (10 000 is 100 %), times of day are "HH:mm:ss", texts are English and Arabic.
 */

export type * from "./items";
export type * from "./people";
export type * from "./promotions";
export type * from "./settings";
export type * from "./stores";
export type * from "./town";
