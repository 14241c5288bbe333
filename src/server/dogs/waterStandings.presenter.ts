import type { WaterStanding } from '#contract/dogs.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { DogWaterStanding } from './waterStandings.service.ts'

/** How water and track work stands, as everyone may see it: its results are public. */
export function presentWaterStanding(standing: DogWaterStanding): WaterStanding {
  const { performance, isValid, allowsPrize, longer } = standing
  return {
    class: performance.class,
    ...presentHeld(standing),
    water: performance.water,
    track: performance.track,
    isValid,
    allowsPrize,
    longer: longer && presentHeld(longer),
  }
}

/** The same of several classes, null where there is none. */
export function presentWaterStandings<C extends TrialClass>(
  classes: readonly C[],
  standingIn: (trialClass: C) => DogWaterStanding | null,
) {
  const shown = classes.map((trialClass) => {
    const standing = standingIn(trialClass)
    return [trialClass, standing && presentWaterStanding(standing)] as const
  })
  return Object.fromEntries(shown) as Record<C, WaterStanding | null>
}

function presentHeld({ performance, validUntil }: Pick<DogWaterStanding, 'performance' | 'validUntil'>) {
  const { date, kaerNr, place } = performance
  return { date, kaerNr, place, validUntil }
}
