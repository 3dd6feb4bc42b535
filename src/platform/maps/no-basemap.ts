/** Thrown where the shop has no map: nothing has to be tried again. */
export const noBasemap = new Error("The shop has no map.");
