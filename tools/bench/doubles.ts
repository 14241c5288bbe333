import { performance } from 'node:perf_hooks'
import { findFamiliesAfter } from '#server/dogs/breeds.service.ts'
import { factsOfFamily } from '#server/doubles/candidates.store.ts'
import { DoubleSearch } from '#server/doubles/doubleSearch.service.ts'
import { insertSearch, latestSearch } from '#server/doubles/search.store.ts'
import type { Database } from '#server/platform/database.ts'
import { withDemoDatabase } from './demoDatabase.ts'

interface DoubleBench {
  readonly dogs: number
  /** pairs of records that were weighed */
  readonly pairs: number
  readonly shown: number
  readonly breeds: number
  /** milliseconds of the whole search */
  readonly whole: number
  /** milliseconds of the breed that took longest, which is one transaction */
  readonly longest: number
  /** the whole search / reading what it compares of every dog once */
  readonly ratio: number
}

/** Measures a search for doubles through the whole club, breed by breed. */
export const benchDoubles = (): Promise<DoubleBench> => withDemoDatabase('doubles', 'club', measure)

async function measure({ db, pool }: Database): Promise<DoubleBench> {
  await pool.query('set statement_timeout = 0; analyze')
  const read = await timed(async () => {
    for (const family of await findFamiliesAfter({ db }, '')) await factsOfFamily(db, family)
  })
  const search = new DoubleSearch(db, () => new Date())
  await insertSearch(db, { startedBy: null, startedAt: new Date() })
  const breeds: number[] = []
  let more = true
  while (more) {
    breeds.push(
      await timed(async () => {
        more = await search.searchNext()
      }),
    )
  }
  const whole = breeds.reduce((sum, time) => sum + time, 0)
  const ended = await latestSearch(db)
  const { rows } = await pool.query<{ shown: number }>('select count(*)::int as shown from double_pair')
  return {
    dogs: ended?.dogs ?? 0,
    pairs: ended?.candidates ?? 0,
    shown: rows[0]!.shown,
    breeds: breeds.length - 1,
    whole,
    longest: Math.max(...breeds),
    ratio: whole / read,
  }
}

/** @returns milliseconds */
async function timed(run: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

export const doubleBenchLines = ({
  dogs,
  pairs,
  shown,
  breeds,
  whole,
  longest,
  ratio,
}: DoubleBench): string[] => [
  `doubles among ${dogs.toLocaleString('en')} dogs of ${breeds} breeds: ${(whole / 1000).toFixed(1)} s, the longest breed ${(longest / 1000).toFixed(1)} s, ${pairs.toLocaleString('en')} pairs weighed, ${shown.toLocaleString('en')} shown, ${ratio.toFixed(1)} times reading every dog once`,
]
