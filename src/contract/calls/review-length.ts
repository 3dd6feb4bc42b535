/** Characters of a review. Apart from the schemas, which forms do not load. */
export const maxReviewLength = 1000;
