// @chunk item
/** How the first picture of an item's page is shown, which is asked for early as `leadingPictures` are. */
export const itemPicture = { maxWidth: 640, sizes: "(min-width: 48em) 30rem, 100vw" } as const;
