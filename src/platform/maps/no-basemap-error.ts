/** The shop has no map: nothing has to be tried again. */
export class NoBasemapError extends Error {}
