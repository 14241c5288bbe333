import type { DogShows, StaffShowResult } from '#contract/dogShows.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'

const presentResult = (result: StaffShowResult): StaffShowResult => ({
  id: result.id,
  version: result.version,
  date: result.date,
  place: result.place,
  country: result.country,
  show: result.show,
  class: result.class,
  grade: result.grade,
  placing: result.placing,
  marks: result.marks,
  judge: result.judge,
  critique: result.critique,
})

export interface Saved<T> {
  readonly made: T
  readonly save: number | null
}

export const presentSavedResult = ({ made, save }: Saved<StaffShowResult>) => ({
  ...presentResult(made),
  save,
})
export const presentDone = ({ save }: Saved<void>) => ({ status: 'done' as const, save })

/** The show results of a dog, as those who keep them read them. */
export const presentShows = (shows: {
  readonly dog: SummaryRow
  readonly results: readonly StaffShowResult[]
}): DogShows => ({ dog: presentSummary(shows.dog), results: shows.results.map(presentResult) })
