import type { Policy } from '../platform/http/viewer.ts'

/** It gathers what everyone may see. */
export const readYearbook: Policy<unknown> = () => true
