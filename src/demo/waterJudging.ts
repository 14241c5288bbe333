import { WATER_FEATURES, type WaterFeature } from '#domain/trials/features.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { Trial, WaterResult } from './events.ts'
import type { Dog } from './model.ts'
import type { Random } from './random.ts'
import { reportUnjudged, waterReport } from './reports.ts'
import { onScale, outcomeBefore } from './scoring.ts'
import { observe } from './traits.ts'

/** Mean and spread of a feature's score before it is put on its scale. */
const WATER_LEVELS: Readonly<Record<WaterFeature, readonly [mean: number, spread: number]>> = {
  pp: [3.6, 0.8],
  vh: [3.9, 1],
  pk: [2.1, 0.7],
  oh: [3.5, 0.9],
  ti: [3.4, 0.9],
  jls: [3.5, 0.9],
  jt: [2.2, 1],
  t: [3.5, 0.9],
  p: [3.4, 0.9],
  l: [3.9, 1.4],
  lp: [3.6, 0.9],
}
/** Shown on the track, so in VOI only. */
const TRACK_FEATURES: readonly WaterFeature[] = ['jls', 'jt', 't', 'p', 'lp']

/** Judges one dog's water work, and in VOI its track. */
export function judgeWater(random: Random, trial: Trial, dog: Dog, trialClass: TrialClass): WaterResult {
  const unjudged = outcomeBefore(random)
  const base = { trial, dog, class: trialClass, judge: trial.judges[0] ?? null }
  if (unjudged) {
    const features = scoreWater(random, dog, () => false)
    const report = reportUnjudged(unjudged)
    return { ...base, outcome: unjudged, waterGrade: null, trackGrade: null, features, report }
  }
  const tracked = trialClass === 'VOI'
  const refused = observe(dog, 'water', random) < -1.9
  const features = scoreWater(random, dog, (code) => tracked || !TRACK_FEATURES.includes(code))
  const water = refused ? 0 : partGrade(random, dog, 'water')
  return {
    ...base,
    outcome: refused ? 'rejected' : 'judged',
    waterGrade: water,
    trackGrade: tracked ? partGrade(random, dog, 'track') : null,
    features: refused ? { ...features, vh: 0 } : features,
    report: waterReport(random, water, tracked),
  }
}

function partGrade(random: Random, dog: Dog, part: 'water' | 'track'): number {
  return Math.min(10, Math.max(2, Math.round(7.5 + 1.6 * observe(dog, part, random))))
}

function scoreWater(
  random: Random,
  dog: Dog,
  shown: (code: WaterFeature) => boolean,
): Record<WaterFeature, number | null> {
  const scores = WATER_FEATURES.map(({ code, values }) => {
    if (!shown(code)) return [code, null]
    const [mean, spread] = WATER_LEVELS[code]
    const least = Math.max(...values.filter((value) => value <= 1))
    const value = onScale(
      mean + spread * observe(dog, TRACK_FEATURES.includes(code) ? 'track' : 'water', random),
      values,
    )
    return [code, Math.max(value, least)]
  })
  return Object.fromEntries(scores) as Record<WaterFeature, number | null>
}
