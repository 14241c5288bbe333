/** What a notice of a litter is of. Source: docs/rules/breeding-and-health.md#litter-notices. */
export const NOTICE_TYPES = ['litter', 'plan', 'mating', 'stud'] as const
export type NoticeType = (typeof NOTICE_TYPES)[number]
