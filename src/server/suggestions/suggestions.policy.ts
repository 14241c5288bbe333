import type { Policy } from '../platform/http/viewer.ts'

/** Dogs, kennel names and published trials are public. */
export const readSuggestions: Policy<unknown> = () => true
