import type { Policy } from '../platform/http/viewer.ts'

/** Phrases for reviews are kept by KAER_CHIEF. Source: docs/rules/accounts.md#permissions. */
export const editPhrases: Policy<unknown> = (viewer) => viewer.permissions.has('phrases.edit')
