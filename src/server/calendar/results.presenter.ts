import type { HuntResult, WaterTrackResult } from '#contract/calendar.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { RankedRow, ResultPage } from './results.service.ts'
import type { WaterRow } from './results.store.ts'

/** Field and forest results in their order. */
export const presentHuntResults = (found: ResultPage<RankedRow>): HuntResult[] =>
  found.rows.map((row) => presentHunt(row, found))

/** Water and track results in their order. */
export const presentWaterResults = (found: ResultPage<WaterRow>): WaterTrackResult[] =>
  found.rows.map((row) => presentWater(row, found))

function presentHead(row: RankedRow | WaterRow, { dogs, newSince }: ResultPage<unknown>) {
  return {
    id: row.id,
    dog: presentSummary(dogs.get(row.dog_id)!),
    class: row.class,
    outcome: row.outcome,
    judge: row.judge,
    report: row.report,
    status: row.status,
    isNew: row.done_at > newSince,
    rulebook: row.rulebook_id,
    overridden: row.overridden?.reason ?? null,
    correctedAt: row.corrected_at?.toISOString() ?? null,
  }
}

function presentHunt(row: RankedRow, found: ResultPage<RankedRow>): HuntResult {
  return {
    ...presentHead(row, found),
    rank: row.rank,
    prize: row.prize,
    proposals: row.proposals,
    points: row.points,
    grades: {
      search: row.search_grade,
      game: row.game_grade,
      retrieve: row.retrieve_grade,
      water: row.water_grade,
      track: row.track_grade,
    },
    features: {
      speed: row.speed,
      method: row.method,
      scenting: row.scenting,
      reporting: row.reporting,
      point: row.point,
      flush: row.flush,
      steadiness: row.steadiness,
      retrieveEagerness: row.retrieve_eagerness,
      collaboration: row.collaboration,
      willToHunt: row.will_to_hunt,
      behaviour: row.behaviour,
      gunShyness: row.gun_shyness,
      loudness: row.loudness,
    },
    pointsAtGame: row.points_at_game,
    shotOver: row.shot_over,
    conditions: {
      birdsMet: row.birds_met,
      weather: row.weather,
      terrain: row.terrain,
      minutesSearched: row.minutes_searched,
    },
    countedWater: presentCounted(row),
  }
}

/** The performance with the grades that counted when the result was done: a later correction of it changes no award by itself. */
function presentCounted(row: RankedRow): HuntResult['countedWater'] {
  const { counted_on, counted_nr, counted_place, water_grade, track_grade } = row
  if (counted_on === null || counted_nr === null || counted_place === null) return null
  return {
    date: counted_on,
    kaerNr: counted_nr,
    place: counted_place,
    water: water_grade,
    track: track_grade,
  }
}

function presentWater(row: WaterRow, found: ResultPage<WaterRow>): WaterTrackResult {
  const { pp, vh, pk, oh, ti, jls, jt, t, p, l, lp } = row
  return {
    ...presentHead(row, found),
    grades: { water: row.water_grade, track: row.track_grade },
    features: { pp, vh, pk, oh, ti, jls, jt, t, p, l, lp },
  }
}
