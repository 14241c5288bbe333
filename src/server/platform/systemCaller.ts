import type { Caller } from './act.ts'
import { ANONYMOUS } from './http/viewer.ts'

/** Who does what nobody has asked for: jobs, and what a provider of payments tells. */
export const SYSTEM: Caller = {
  viewer: ANONYMOUS,
  language: 'fi',
  visit: {
    network: 'system',
    userAgent: '',
    device: undefined,
    opened: { entry: undefined, inquiry: undefined },
    solution: undefined,
    localDemo: false,
    opensDemo: () => false,
  },
}
