import { dataUpdateJob } from '#server/imports/updates/updateJob.service.ts'
import { openDatabase } from '#server/platform/database.ts'

/** Time and memory of a run of an update, in its own process. */
export interface RunMeasure {
  readonly seconds: number
  /** bytes of memory before it, and at most while it ran */
  readonly rssBefore: number
  readonly rssPeak: number
}

const [url = ''] = process.argv.slice(2)
const database = openDatabase(url, { max: 4 })
const { db, pool } = database
await pool.query('select 1')
const rssBefore = process.memoryUsage.rss()
const began = performance.now()
await dataUpdateJob({ db, pool, now: () => new Date() }).run(new AbortController().signal)
const measure: RunMeasure = {
  seconds: (performance.now() - began) / 1000,
  rssBefore,
  rssPeak: process.resourceUsage().maxRSS * 1024,
}
await database.close()
process.send?.(measure)
