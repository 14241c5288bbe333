import { HUNT_FEATURES } from '#domain/trials/features.ts'
import { rulebookOn } from '#domain/trials/rulebook.ts'
import type { BreedingAward } from './awards.ts'
import type { Calendar } from './calendar.ts'
import type { Running } from './coming.ts'
import { type DayNumber, helsinkiTime, toIso } from './days.ts'
import type { DogRecords, HuntResult, Show, ShowResult, Trial, WaterResult } from './events.ts'
import type { Review } from './reviews.ts'
import { runningRows } from './runningRows.ts'
import type { Row } from './tables.ts'
import type { Results } from './timeline.ts'
import { type KeptRulebook, trialRows } from './trialRows.ts'

/** Rows of everything that happened at shows, trials and reviews. */
export function eventRows(
  calendar: Calendar,
  results: Results,
  running: Running,
  reviews: readonly Review[],
  awards: readonly BreedingAward[],
  today: DayNumber,
  rulebooks: readonly KeptRulebook[],
) {
  const held = new Set<Trial | Show>([...results.hunt, ...results.water].map(({ trial }) => trial))
  const trials = [...calendar.trials.filter((trial) => held.has(trial)), ...calendar.coming]
  const trialIds = new Map(trials.map((trial, index) => [trial, index + 1]))
  const showIds = new Map(calendar.shows.map((show, index) => [show, index + 1]))
  const trialTables = trialRows(trials, today)
  const judgeIds = new Map(trialTables.judge.map(({ id, name }) => [name, id!]))
  const kept = { today, rulebooks, judgeIds }
  return {
    show: calendar.shows.map((show, index) => showRow(show, index + 1)),
    show_result: results.show.map((result) => showResultRow(result, showIds.get(result.show)!)),
    ...trialTables,
    trial_result: results.hunt.map((result) => huntRow(result, trialIds.get(result.trial)!, kept)),
    water_result: results.water.map((result) => waterRow(result, trialIds.get(result.trial)!, kept)),
    ...runningRows(running, trialIds, judgeIds),
    dog_title: titleRows(results.records),
    breeding_award: awards.map(({ dog, level, day, grounds }) => ({
      dog_id: dog.id,
      level,
      awarded_on: toIso(day),
      grounds,
    })),
    breeding_review: reviews.map(reviewRow),
  }
}

function showRow(show: Show, id: number): Row<'show'> {
  return { id, held_on: toIso(show.day), place: show.place, country: show.country, name: show.name }
}

function showResultRow(result: ShowResult, showId: number): Row<'show_result'> {
  const { day } = result.show
  return {
    show_id: showId,
    dog_id: result.dog.id,
    class: result.class,
    grade: result.grade,
    placing: result.placing,
    marks: [...result.marks],
    judge: result.judge,
    critique: result.critique,
    saved_at: savedAt(day),
  }
}

/** Columns carry the features' names in snake case. */
const HUNT_COLUMNS = HUNT_FEATURES.map(
  ({ code }) => [code, code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] as const,
)

function huntRow(result: HuntResult, trialId: number, kept: KeptThings): Row<'trial_result'> {
  const { grades, features } = result
  return {
    trial_id: trialId,
    dog_id: result.dog.id,
    class: result.class,
    outcome: result.outcome,
    prize: result.prize,
    search_grade: grades.search,
    game_grade: grades.game,
    retrieve_grade: grades.retrieve,
    water_grade: grades.water,
    track_grade: grades.track,
    points: result.points,
    ...Object.fromEntries(HUNT_COLUMNS.map(([code, column]) => [column, features[code]])),
    points_at_game: result.pointsAtGame,
    shot_over: result.pointsAtGame === null ? null : result.pointsAtGame > 0,
    ...judgement(result, kept),
  }
}

function waterRow(result: WaterResult, trialId: number, kept: KeptThings): Row<'water_result'> {
  return {
    trial_id: trialId,
    dog_id: result.dog.id,
    class: result.class,
    outcome: result.outcome,
    water_grade: result.waterGrade,
    track_grade: result.trackGrade,
    ...result.features,
    ...judgement(result, kept),
  }
}

/** What results are held against: the day it is, and the rows they point to. */
interface KeptThings {
  readonly today: DayNumber
  readonly rulebooks: readonly KeptRulebook[]
  readonly judgeIds: ReadonlyMap<string, number>
}

function judgement(result: HuntResult | WaterResult, { today, rulebooks, judgeIds }: KeptThings) {
  const { day } = result.trial
  const status = today - day <= 1 ? ('preliminary' as const) : ('official' as const)
  return {
    judge: result.judge,
    judge_id: judgeIds.get(result.judge ?? '') ?? null,
    report: result.report,
    status,
    done_at: savedAt(day, today),
    rulebook_id: rulebookOn(rulebooks, toIso(day))?.id ?? null,
  }
}

/** Results are saved in the evening; those of yesterday late enough to be new all through today. */
function savedAt(day: DayNumber, today?: DayNumber): string {
  return today !== undefined && today - day <= 1 ? helsinkiTime(day, 23, 45) : helsinkiTime(day, 18, 30)
}

function titleRows(records: DogRecords): Row<'dog_title'>[] {
  return [...records.all()].flatMap(([dog, record]) =>
    [...record.titles].map(([code, day]) => ({
      dog_id: dog.id,
      code,
      awarded_on: day === null ? null : toIso(day),
    })),
  )
}

function reviewRow(review: Review): Row<'breeding_review'> {
  return {
    dog_id: review.dog.id,
    kind: review.kind,
    held_on: toIso(review.day),
    clock: review.clock,
    place: review.place,
    reviewer: review.reviewer,
    class: review.class,
    height_cm: review.heightCm,
    length_cm: review.lengthCm,
    critique: review.critique,
    saved_at: helsinkiTime(review.day, 20, 0),
  }
}
