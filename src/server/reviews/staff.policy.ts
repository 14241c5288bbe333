import type { Policy } from '../platform/http/viewer.ts'

/** Reviews, their days and their classes are kept by their own staff. Source: docs/rules/accounts.md#permissions. */
export const editReviews: Policy<unknown> = (viewer) => viewer.permissions.has('reviews.edit')

/** The classes are public: every review is read by them. */
export const readReviewClasses: Policy<unknown> = () => true
