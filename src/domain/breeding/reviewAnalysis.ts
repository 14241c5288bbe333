/** Of fewer dogs nothing is told but their number. Source: docs/rules/breeding-and-health.md#analysis-of-reviews. */
export const REVIEW_LEAST_DOGS = 5
