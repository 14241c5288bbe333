import type { Policy, Viewer } from '../../platform/http/viewer.ts'

/** Whoever may import. Source: docs/rules/accounts.md#permissions. */
export const runImports: Policy<unknown> = (viewer) => viewer.permissions.has('import.run')

/** Whoever may see owners and breeders. Source: docs/rules/visibility.md#people. */
export const seesOwners = (viewer: Viewer): boolean => viewer.permissions.has('owners.see')
