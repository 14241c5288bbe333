import type { Policy } from '../platform/http/viewer.ts'

/** Rulebooks are KAER_CHIEF's and SYSADMIN's. Source: docs/rules/accounts.md#permissions. */
export const editRulebooks: Policy<unknown> = (viewer) => viewer.permissions.has('rulebook.edit')
