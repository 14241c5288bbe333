import { FIRST_TITLES } from '#domain/shows/titles.ts'
import type { Club } from './club.ts'
import { helsinkiTime, toIso } from './days.ts'
import { entryRows } from './entries.ts'
import type { Trial } from './events.ts'
import { proposalRows, trialsWithRight } from './proposals.ts'
import { registerRows } from './register.ts'
import { resultRows, type StoredRulebook } from './resultRows.ts'
import { reviewDayRows } from './reviewDays.ts'
import type { Row } from './tables.ts'
import { trialRows } from './trialRows.ts'

/**
 * Rows of everything that happened at shows, trials and reviews, and of what is to come.
 * @param reportIds files of head judges' reports
 */
export function eventRows(
  club: Club,
  rulebooks: readonly StoredRulebook[],
  reportIds: ReadonlyMap<Trial, number> = new Map(),
) {
  const { calendar, results, running, world } = club
  const held = new Set([...results.hunt, ...results.water].map(({ trial }) => trial))
  const trials = [...calendar.trials.filter((trial) => held.has(trial)), ...calendar.coming]
  const trialIds = new Map(trials.map((trial, index) => [trial, index + 1]))
  const rights = trialsWithRight(results.hunt, calendar.coming, world.today)
  return {
    ...showRows(club),
    ...trialRows(trialIds, { reportIds, rights, today: world.today }),
    ...resultRows(results, { today: world.today, rulebooks, trialIds }),
    proposal: proposalRows(results.hunt, { today: world.today, trialIds }),
    ...entryRows(running, trialIds),
    dog_title: titleRows(club),
    breeding_award: club.awards,
    breeding_review: club.reviews,
    ...reviewDayRows(world, club.reviews),
    register_entry: registerRows(club),
  }
}

function showRows({ calendar, results }: Club) {
  const ids = new Map(calendar.shows.map((show, index) => [show, index + 1]))
  return {
    show: calendar.shows.map((show): Row<'show'> => {
      const { place, country, name } = show
      return { id: ids.get(show)!, held_on: toIso(show.day), place, country, name }
    }),
    show_result: results.show.map(({ show, dog, ...result }): Row<'show_result'> => {
      const marks = [...result.marks]
      return {
        show_id: ids.get(show)!,
        dog_id: dog.id,
        ...result,
        marks,
        saved_at: helsinkiTime(show.day, 18, 30),
      }
    }),
  }
}

const COUNTRIES = new Map(FIRST_TITLES.map(({ code, country }) => [code, country]))

function titleRows({ results }: Club): Row<'dog_title'>[] {
  return [...results.records.all()].flatMap(([dog, { titles }]) =>
    [...titles].map(([code, day]) => ({
      dog_id: dog.id,
      code,
      awarded_on: day === null ? null : toIso(day),
      country: COUNTRIES.get(code) ?? '',
    })),
  )
}
