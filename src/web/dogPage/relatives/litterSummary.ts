import type { DogRecord, HealthChip } from '#contract/dogs.ts'
import type { HealthCodes } from '#domain/health/codes.ts'
import { bestShowGrade } from '#domain/shows/grades.ts'
import { bestPrize, TRIAL_CLASSES } from '#domain/trials/results.ts'

/** What a litter has shown so far. */
export interface LitterSummary {
  total: number
  males: number
  females: number
  /** puppies with a hip statement */
  tested: number
  /** hip statements by value, best first */
  hips: readonly { chip: HealthChip; count: number }[]
  bestTrial: string | null
  bestShow: string | null
}

export function litterSummary(puppies: readonly DogRecord[], codes: HealthCodes): LitterSummary {
  const hips = puppies.flatMap(({ health }) => health.filter(({ kind }) => kind === 'hips').slice(0, 1))
  const counted = [...Map.groupBy(hips, ({ scale, value }) => `${scale} ${value}`).values()].flatMap(
    ([chip, ...same]) => (chip ? [{ chip, count: same.length + 1 }] : []),
  )
  return {
    total: puppies.length,
    males: puppies.filter(({ gender }) => gender === 'male').length,
    females: puppies.filter(({ gender }) => gender === 'female').length,
    tested: hips.length,
    hips: counted.sort((a, b) => place(codes, a.chip) - place(codes, b.chip)),
    bestTrial: bestPrize(puppies.flatMap(({ bestKaer }) => prizeOf(bestKaer))),
    bestShow: bestShowGrade(
      puppies.flatMap(({ bestExhibition }) => (bestExhibition ? [bestExhibition] : [])),
    ),
  }
}

/** Scales one after the other, values from best to worst. */
function place(codes: HealthCodes, chip: HealthChip): number {
  const at = codes.all.findIndex(({ code }) => code === chip.scale)
  return at * 100 + Math.max(codes.placeOf(chip), 0)
}

/** `AVO1` back into its parts; nothing for what is no prize of a trial. */
function prizeOf(label: string | null) {
  const [, code, prize] = /^([A-Z]+)([0-3])$/.exec(label ?? '') ?? []
  const trialClass = TRIAL_CLASSES.find((known) => known === code)
  return trialClass ? [{ class: trialClass, outcome: 'judged' as const, prize: Number(prize) }] : []
}
