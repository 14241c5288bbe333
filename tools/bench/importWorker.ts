import { FIRST_HEALTH_CODES } from '#domain/health/firstCodes.ts'
import { importDogs } from '#server/imports/importDogs.ts'
import { loadMapping } from '#server/imports/mapping.ts'
import { openDatabase } from '#server/platform/database.ts'

/** Time and memory of an import, in its own process. */
export interface ImportMeasure {
  readonly seconds: number
  readonly newDogs: number
  readonly problems: number
  /** bytes of memory before it, and at most while it ran */
  readonly rssBefore: number
  readonly rssPeak: number
}

const [url = '', file = ''] = process.argv.slice(2)
const database = openDatabase(url, { max: 1 })
const mapping = await loadMapping('koirakanta')
await database.pool.query('select 1')
const rssBefore = process.memoryUsage.rss()
const began = performance.now()
const result = await importDogs(database.pool, {
  file,
  mapping,
  today: '2026-01-31',
  codes: FIRST_HEALTH_CODES,
})
const measure: ImportMeasure = {
  seconds: (performance.now() - began) / 1000,
  newDogs: result.newDogs,
  problems: result.problems.reduce((sum, { count }) => sum + count, 0),
  rssBefore,
  rssPeak: process.resourceUsage().maxRSS * 1024,
}
await database.close()
process.send?.(measure)
