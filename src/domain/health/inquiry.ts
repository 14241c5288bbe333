/** Health inquiries: what happens to a report. Source: docs/rules/breeding-and-health.md#health-inquiries. */

export const INFORMERS = ['owner', 'breeder'] as const
export const INQUIRY_CONDITIONS = ['healthy', 'problem'] as const
export const INQUIRY_STATES = ['new', 'handled', 'published', 'unpublished', 'withdrawn', 'merged'] as const
export type InquiryState = (typeof INQUIRY_STATES)[number]

/** What an adviser decides. */
export const INQUIRY_ACTIONS = ['handle', 'publish', 'decline', 'merge', 'reopen'] as const
export type InquiryAction = (typeof INQUIRY_ACTIONS)[number]

const OPEN = ['new', 'handled', 'published', 'unpublished'] as const
const ACTIONS: Readonly<Record<InquiryAction, { from: readonly InquiryState[]; to: InquiryState }>> = {
  handle: { from: OPEN, to: 'handled' },
  publish: { from: OPEN, to: 'published' },
  decline: { from: OPEN, to: 'unpublished' },
  merge: { from: OPEN, to: 'merged' },
  reopen: { from: ['handled', 'published', 'unpublished', 'merged'], to: 'new' },
}

/** The state that a decision leads to; null: not from this one. */
export const stateAfter = (state: InquiryState, action: InquiryAction): InquiryState | null =>
  ACTIONS[action].from.includes(state) ? ACTIONS[action].to : null

/** What an adviser may decide in a state. */
export const actionsIn = (state: InquiryState): InquiryAction[] =>
  INQUIRY_ACTIONS.filter((action) => stateAfter(state, action) !== null)

/** Whether the informer may still correct or withdraw it. */
export const isInformers = (state: InquiryState): boolean => (OPEN as readonly string[]).includes(state)

/** Years that a dog has lived at least when a report counts as "health inquiry made". Club must confirm. */
export const HEALTH_MARK_AGE = 2

/**
 * Whether a report of a day gives its dog the mark "health inquiry made"; null: the dog's age is not known well enough.
 */
export function givesMark(
  reportedOn: string,
  { birthDate, birthYear }: { readonly birthDate: string | null; readonly birthYear: number | null },
): boolean | null {
  const [year, rest] = [Number(reportedOn.slice(0, 4)) - HEALTH_MARK_AGE, reportedOn.slice(4)]
  const latest = `${year}${rest}`
  if (birthDate !== null) return birthDate <= latest
  if (birthYear === null) return null
  if (birthYear === year) return null
  return birthYear < year
}
