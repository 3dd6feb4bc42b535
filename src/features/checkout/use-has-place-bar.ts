import { useMediaQuery } from "@/ui/plain/use-media-query";

/** Where the button that orders stands in a bar of its own, and not in the summary. */
const phoneQuery = "(max-width: 47.99em)";

export const useHasPlaceBar = (): boolean => useMediaQuery(phoneQuery);
