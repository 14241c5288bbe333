import { eligibilityOn } from '#domain/trials/eligibility.ts'
import { FIRST_RULEBOOKS } from '#domain/trials/firstRulebooks.ts'
import { judgeHunt, judgeWater } from '#domain/trials/judging.ts'
import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { type Rulebook, rulebookOn } from '#domain/trials/rulebook.ts'
import { bestWater } from '#domain/trials/water.ts'
import { type DayNumber, toIso } from './days.ts'
import type { HuntResult, Trial, WaterResult } from './events.ts'
import type { Dog } from './model.ts'
import type { Random } from './random.ts'
import type { DogRecord } from './records.ts'
import { huntSheet, waterSheet } from './sheets.ts'

/** The rulebook of a day; of days before the first rulebook, that one. */
const rulebookAt = (day: string): Rulebook => rulebookOn(FIRST_RULEBOOKS, day) ?? FIRST_RULEBOOKS[0]!

/** The class a dog is entered in on a day, or null where it may enter none. A young dog is mostly entered in the youth class. */
export function classOn(random: Random, record: DogRecord, dayNumber: DayNumber): TrialClass | null {
  const day = toIso(dayNumber)
  const rights = eligibilityOn(rulebookAt(day), record.career, { day, offered: TRIAL_CLASSES })
  const highest = TRIAL_CLASSES.findLast((name) => rights[name].ok) ?? null
  return rights.NUO.ok && highest !== 'NUO' && random.chance(0.8) ? 'NUO' : highest
}

interface Start {
  readonly trial: Trial
  readonly dog: Dog
  readonly class: TrialClass
  readonly record: DogRecord
  /** it is closed for its noise */
  readonly loud: boolean
}

/**
 * One dog at a field or forest trial, with the best water and track work that is valid on the day; of an undivided trial with its own work
 * there, unless the hunt ended before.
 */
export function hunt(random: Random, start: Start): { result: HuntResult; own: WaterResult | null } {
  const { trial, dog, class: trialClass, record, loud } = start
  const day = toIso(trial.day)
  const sheet = huntSheet(random, trial, dog, loud)
  const goesOn = judgeHunt(rulebookAt(day), trialClass, sheet, null).points !== null
  const own =
    trial.divided || !goesOn
      ? null
      : runWaterTest(random.fork(`water ${day} ${dog.id}`), trial, dog, trialClass)
  const water = own ?? bestWater(record.water, FIRST_RULEBOOKS, trialClass, day) ?? null
  // Work that was not judged to its end counts without grades.
  const counted = own && own.outcome !== 'judged' ? { ...own, water: null, track: null } : water
  const judgement = judgeHunt(rulebookAt(day), trialClass, sheet, counted)
  return { result: { trial, dog, class: trialClass, sheet, judgement, water }, own }
}

/** One dog at a water and track trial. */
export function runWaterTest(random: Random, trial: Trial, dog: Dog, trialClass: TrialClass): WaterResult {
  const day = toIso(trial.day)
  const sheet = waterSheet(random, trial, dog, trialClass === 'VOI')
  const judgement = judgeWater(rulebookAt(day), trialClass, sheet)
  const { outcome, grades } = judgement
  const { water = null, track = null } = grades
  return { trial, dog, class: trialClass, sheet, judgement, day, outcome, water, track }
}
