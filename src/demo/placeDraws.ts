import { createHash } from 'node:crypto'
import { drawOrder } from '#domain/entries/placeDraw.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { type DayNumber, helsinkiTime } from './days.ts'
import type { Trial } from './events.ts'
import type { Dog } from './model.ts'
import type { Row } from './tables.ts'

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** Trials whose places are drawn. */
export const isDrawn = ({ stage }: Trial): boolean => stage === 'drawing' || stage === 'drawn'

/** The last day of registration: nine days before the trial, where it has been drawn two days ago. */
export const lastOfEntry = ({ stage, day }: Trial, today: DayNumber): DayNumber =>
  stage === 'drawn' ? today - 2 : day - 9

/** The seed of a trial's draw; of the invented club's it is no secret. */
const seedOf = ({ day, place }: Trial): string => sha256(`${day} ${place}`)

/** Dogs of a trial in the order in which their places are drawn, as the service draws; before the draw as they are. */
export function inDrawnOrder<T extends { readonly dog: Dog }>(trial: Trial, entries: readonly T[]): T[] {
  if (trial.stage !== 'drawn') return [...entries]
  const byNumber = new Map(entries.map((entry) => [entry.dog.numbers[0]!, entry]))
  return drawOrder(seedOf(trial), [...byNumber.keys()], sha256).map(({ regnr }) => byNumber.get(regnr)!)
}

/** Rows of the draws themselves. */
export const drawRows = (trialIds: ReadonlyMap<Trial, number>, today: DayNumber): Row<'place_draw'>[] =>
  [...trialIds].flatMap(([trial, id]) => {
    if (!isDrawn(trial)) return []
    const seed = seedOf(trial)
    return {
      trial_id: id,
      seed,
      hash: sha256(seed),
      made_at: helsinkiTime(Math.min(trial.day - 70, today - 20), 12, 0),
      drawn_at: trial.stage === 'drawn' ? helsinkiTime(today - 1, 0, 0) : null,
    }
  })

interface Drawn {
  readonly id: number
  readonly trial: Trial
  readonly dog: Dog
  readonly class: TrialClass
}

/** Rows of the dogs that were drawn, which are given in their order. */
export function drawnRows(entries: readonly Drawn[], trialIds: ReadonlyMap<Trial, number>) {
  const drawn = entries.filter(({ trial }) => trial.stage === 'drawn')
  const byTrial = Map.groupBy(drawn, ({ trial }) => trial)
  return {
    drawn_entry: [...byTrial].flatMap(([trial, dogs]) =>
      dogs.map(
        ({ id, dog, class: trialClass }, index): Row<'drawn_entry'> => ({
          trial_id: trialIds.get(trial)!,
          position: index + 1,
          entry_id: id,
          regnr: dog.numbers[0]!,
          class: trialClass,
        }),
      ),
    ),
  }
}
