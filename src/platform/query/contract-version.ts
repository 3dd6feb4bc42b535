/**
 * Raised when the shape of a normalised response changes: stored copies of another version are removed. Bound to the
 * contract and not to the build, because a new build must not take stored pages from a shopper without network.
 */
export const contractVersion = "1";
