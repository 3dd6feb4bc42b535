/** Offered tips, major units. */
export const tips = [0, 1, 2, 3, 5];
