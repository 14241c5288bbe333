import type { Policy } from '../platform/http/viewer.ts'

/** Rulebooks are KAER_CHIEF's and SYSADMIN's. Source: spec decisions 7. */
export const editRulebooks: Policy<unknown> = (viewer) => viewer.permissions.has('rulebook.edit')
