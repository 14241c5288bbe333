import type { Calendar } from './calendar.ts'
import type { DayNumber } from './days.ts'
import { classOn } from './eligibility.ts'
import {
  type DogRecord,
  DogRecords,
  type HuntResult,
  type Show,
  type ShowResult,
  type Trial,
  type WaterResult,
} from './events.ts'
import { judgeHunt } from './huntJudging.ts'
import type { World } from './model.ts'
import type { Random } from './random.ts'
import { judgeShow } from './showJudging.ts'
import { awardForeignTitles, noteShowTitles, noteTrialTitles } from './titles.ts'
import { judgeWater } from './waterJudging.ts'
import { validWater } from './waterValidity.ts'

/** All that was won and lost. */
export interface Results {
  readonly hunt: readonly HuntResult[]
  readonly water: readonly WaterResult[]
  readonly show: readonly ShowResult[]
  readonly records: DogRecords
}

/**
 * Judges every event in the order of its day, since what a dog may enter hangs on what it won before. On one day the
 * water trials come first: their result may be used the same day.
 */
export function judgeAll(world: World, calendar: Calendar): Results {
  const random = world.random.fork('results')
  const records = new DogRecords()
  awardForeignTitles(random, world.dogs, records)
  const hunt: HuntResult[] = []
  const water: WaterResult[] = []
  const show: ShowResult[] = []
  for (const event of inOrder(calendar)) {
    if (!('type' in event)) show.push(...holdShow(random, event, records))
    else if (event.type === 'water_track') water.push(...holdWater(random, event, records))
    else hunt.push(...holdHunt(random, event, records))
  }
  return { hunt, water, show, records }
}

function inOrder(calendar: Calendar): (Trial | Show)[] {
  const rank = (event: Trial | Show) => ('type' in event && event.type === 'water_track' ? 0 : 1)
  return [...calendar.trials, ...calendar.shows].sort((a, b) => a.day - b.day || rank(a) - rank(b))
}

function holdWater(random: Random, trial: Trial, records: DogRecords): WaterResult[] {
  return [...trial.entries].flatMap((dog) => {
    const record = records.of(dog)
    const trialClass = classOn(random, dog, record, trial.day)
    if (!trialClass) return []
    const result = judgeWater(random, trial, dog, trialClass)
    record.water.push(result)
    return [result]
  })
}

function holdHunt(random: Random, trial: Trial, records: DogRecords): HuntResult[] {
  return [...trial.entries].flatMap((dog) => {
    const record = records.of(dog)
    const trialClass = classOn(random, dog, record, trial.day)
    if (!trialClass) return []
    const result = judgeHunt(random, trial, dog, trialClass, validWater(record.water, trialClass, trial.day))
    noteHunt(record, result, trial.day)
    noteTrialTitles(dog, record, trial.day)
    return [result]
  })
}

function noteHunt(record: DogRecord, result: HuntResult, day: DayNumber): void {
  if (result.class === 'AVO' && result.prize > 0) record.avoPrize = true
  if (result.class === 'AVO' && result.prize === 1) record.avo1 ??= day
  if (result.class === 'VOI' && result.prize === 1) record.voi1.push(day)
}

function holdShow(random: Random, show: Show, records: DogRecords): ShowResult[] {
  const results = judgeShow(random, show, records)
  for (const result of results) noteShowTitles(result, records.of(result.dog))
  return results
}
