import type { Calendar } from './calendar.ts'
import type { HuntResult, Show, ShowResult, Trial, WaterResult } from './events.ts'
import { classOn, hunt, runWaterTest } from './judging.ts'
import type { Dog, World } from './model.ts'
import { DogRecords, noteHunt } from './records.ts'
import { judgeShow } from './showJudging.ts'
import { awardForeignTitles, noteShowTitles, noteTrialTitles } from './titles.ts'

/** All results. */
export interface Results {
  readonly hunt: readonly HuntResult[]
  readonly water: readonly WaterResult[]
  readonly show: readonly ShowResult[]
  readonly records: DogRecords
}

/**
 * Judges the events in the order of their days, since what a dog may enter depends on what it won before. On one day the
 * water trials come first: their result may be used the same day.
 */
export function judgeAll(world: World, calendar: Calendar): Results {
  const random = world.random.fork('results')
  const records = new DogRecords()
  awardForeignTitles(random, world.dogs, records)
  const results = { hunt: [] as HuntResult[], water: [] as WaterResult[], show: [] as ShowResult[], records }
  const [loudAt, loud] = loudDog(world, calendar)
  const judgeTrial = (trial: Trial) => {
    for (const dog of trial.entries) {
      const record = records.of(dog)
      const trialClass = classOn(random, record, trial.day)
      if (!trialClass) continue
      if (trial.type === 'water_track') {
        const result = runWaterTest(random, trial, dog, trialClass)
        record.water.push(result)
        results.water.push(result)
      } else {
        const { result, own } = hunt(random, {
          trial,
          dog,
          class: trialClass,
          record,
          loud: trial === loudAt && dog === loud,
        })
        noteHunt(record, result)
        noteTrialTitles(dog, record, trial.day)
        results.hunt.push(result)
        if (own) {
          record.water.push(own)
          results.water.push(own)
        }
      }
    }
  }
  for (const event of inOrder(calendar)) {
    if ('type' in event) judgeTrial(event)
    else {
      const judged = judgeShow(random, event, records)
      for (const result of judged) noteShowTitles(result, records.of(result.dog), world.today)
      results.show.push(...judged)
    }
  }
  return results
}

/** The dog that is closed for its noise at the latest hunting trial that has ended, so that the demo shows one. */
function loudDog({ today }: World, { trials }: Calendar): [Trial, Dog] | [] {
  const trial = trials.findLast(({ type, day }) => type !== 'water_track' && day < today - 1)
  const dog = trial && [...trial.entries].at(-1)
  return trial && dog ? [trial, dog] : []
}

function inOrder(calendar: Calendar): (Trial | Show)[] {
  const rank = (event: Trial | Show) => ('type' in event && event.type === 'water_track' ? 0 : 1)
  return [...calendar.trials, ...calendar.shows].sort((a, b) => a.day - b.day || rank(a) - rank(b))
}
