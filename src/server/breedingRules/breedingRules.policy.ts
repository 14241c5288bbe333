import type { Policy } from '../platform/http/viewer.ts'

/** What is asked of a litter is public, and so is how two dogs stand by it: it follows from what is public of them. */
export const readBreedingRules: Policy<unknown> = () => true

/** Source: docs/rules/accounts.md#permissions. */
export const editBreedingRules: Policy<unknown> = (viewer) => viewer.permissions.has('breedingRules.edit')
