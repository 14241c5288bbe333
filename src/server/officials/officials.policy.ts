import type { Policy } from '../platform/http/viewer.ts'

/** Active judges and organiser clubs are public; of a judge's contacts the presenter gives what the judge consents to. */
export const readOfficials: Policy<unknown> = () => true

/** Judges, and who of the users is one. Source: docs/rules/accounts.md#permissions. */
export const editJudges: Policy<unknown> = (viewer) => viewer.permissions.has('judges.edit')

/** Organiser clubs and their agents. Source: docs/rules/accounts.md#permissions. */
export const editClubs: Policy<unknown> = (viewer) => viewer.permissions.has('clubs.edit')
