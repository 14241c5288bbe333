import type { Policy } from '../platform/http/viewer.ts'

/** Anyone may try what a litter of two dogs would be. */
export const tryLitter: Policy<unknown> = () => true
