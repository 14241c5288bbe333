import type { Policy } from '../platform/http/viewer.ts'

/** Rules and standings are public: they say nothing that results do not. */
export const readCompetitions: Policy<unknown> = () => true

/** Source: docs/rules/accounts.md#permissions. */
export const editCompetitions: Policy<unknown> = (viewer) => viewer.permissions.has('competitions.edit')
