import { TRIAL_PAGE_SIZE } from '#contract/constants.ts'
import { newSince } from '#domain/dogs.ts'
import type { Reader } from '../platform/act.ts'
import { findTrials } from '../trials/trials.service.ts'
import { type PastQuery, type PastRow, pastPage, seasonsWithTrials } from './past.store.ts'
import type { ShownTrial } from './publicTrials.types.ts'
import { allShownOn } from './shownOn.ts'

/** One page of the trials that have begun. */
export interface PastPage {
  readonly rows: readonly (PastRow & { readonly shown: ShownTrial })[]
  readonly total: number
  readonly page: number
  readonly seasons: readonly number[]
}

export async function findPast(reader: Reader, query: PastQuery): Promise<PastPage> {
  const { db, at, today } = reader
  const [{ rows, total }, seasons] = await Promise.all([
    pastPage(db, query, { today, newSince: newSince(at), pageSize: TRIAL_PAGE_SIZE }),
    seasonsWithTrials(db, today),
  ])
  const trials = await findTrials(
    reader,
    rows.map(({ id }) => id),
  )
  const shown = new Map(allShownOn(trials, today).map((trial) => [trial.trial.id, trial]))
  return {
    rows: rows.flatMap((row) => {
      const trial = shown.get(row.id)
      return trial ? [{ ...row, shown: trial }] : []
    }),
    total,
    page: query.page,
    seasons,
  }
}
