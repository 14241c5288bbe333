import type { Policy } from '../platform/http/viewer.ts'

/** Results are public, and so is what is counted of them. Source: docs/rules/analyses.md#who-sees-them. */
export const readAnalyses: Policy<unknown> = () => true
