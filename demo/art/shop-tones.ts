/** Colours of household things. */
export const tones = ["#d9674a", "#3f6b8f", "#e9b44c", "#4f8f73", "#8a5a8f", "#3a3f4f"] as const;
