/**
 * Raised when the form of a normalised answer changes: kept copies of another version are thrown away. Bound to the
 * contract and not to the build, because a new build must not empty the shelves of somebody without network.
 */
export const contractVersion = "1";
