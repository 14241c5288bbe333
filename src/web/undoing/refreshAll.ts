import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds after which every copy of the service has looked for a changed pedigree and read it. */
const PEDIGREE_READ = 3000

/** Makes every answer stale, as who a dog is stands in most of them: at once, and when the figures have followed. */
export function refreshAll(queries: QueryClient): void {
  void queries.invalidateQueries()
  setTimeout(() => void queries.invalidateQueries(), PEDIGREE_READ)
}
