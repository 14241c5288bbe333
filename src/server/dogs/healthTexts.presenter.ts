import type { HealthOfRelatives, HealthRecord } from '#contract/dogStaff.ts'
import type { DogRecord, HealthChip } from '#contract/dogs.ts'
import type { PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { RelativesOfDog } from './dogs.service.ts'
import type { HealthTexts } from './healthTexts.store.ts'
import { presentRecord } from './records.presenter.ts'
import { presentLitters, presentSiblings } from './relatives.presenter.ts'

type Written = Pick<HealthRecord, 'atgs' | 'healthAbbr' | 'healthDescription' | 'publicHealth'>

/** What reports say of a dog beside its statements. */
export function presentHealthTexts(
  health: readonly Pick<HealthChip, 'scale' | 'value'>[],
  texts: HealthTexts | undefined,
): Written {
  const { codes = [], internal = [], published = [] } = texts ?? {}
  return {
    atgs: [...health.map(({ scale, value }) => `${scale} ${value}`), ...codes],
    healthAbbr: [...codes],
    healthDescription: internal.join('\n') || null,
    publicHealth: published.join('\n') || null,
  }
}

/** A dog, its siblings and its offspring by litter, each with what reports say. */
export function presentHealthOfRelatives(
  { dog, siblings, offspring, others, texts }: RelativesOfDog,
  snapshot: PedigreeSnapshot,
): HealthOfRelatives {
  const byNumber = new Map([dog, ...siblings, ...offspring].map(({ id, regnr }) => [regnr, texts.get(id)]))
  const withTexts = <Shown extends DogRecord>(record: Shown): Shown & Written => ({
    ...record,
    ...presentHealthTexts(record.health, byNumber.get(record.regnr)),
  })
  return {
    dog: withTexts(presentRecord(dog, snapshot)),
    siblings: presentSiblings(siblings, snapshot).map(withTexts),
    litters: presentLitters(offspring, others, snapshot).map((litter) => ({
      ...litter,
      puppies: litter.puppies.map(withTexts),
    })),
  }
}
