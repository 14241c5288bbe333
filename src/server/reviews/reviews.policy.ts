import type { Policy } from '../platform/http/viewer.ts'

/** Reviews are public. Source: docs/rules/breeding-and-health.md#breeding-reviews. */
export const readReviews: Policy<unknown> = () => true
