import type { HealthWatchSearch } from './addresses.ts'

/** What is looked at, of a chosen breed. */
export interface OfBreed {
  readonly search: HealthWatchSearch & { readonly breed: string }
}
