import type { Policy } from '../platform/http/viewer.ts'

/** Anyone may try what a litter of two dogs would be. */
export const tryLitter: Policy<unknown> = () => true

/** Everyone keeps their own searches for a mate; others do not get to know of them. */
export const keepOwnSearches: Policy<unknown> = (viewer) => viewer.account !== undefined

/** Source: docs/rules/visibility.md#saved-searches-for-a-mate. */
export const readSharedSearches: Policy<unknown> = (viewer) => viewer.permissions.has('litters.decide')
