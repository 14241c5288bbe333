/** `junkkari`: once for a young dog; `inspection`: a breeding review, as often as one likes. */
export const REVIEW_KINDS = ['junkkari', 'inspection'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]
