import { type CheckedCondition, checkForRegister } from '#domain/breeding/registerCheck.ts'
import { FIRST_RULES } from '#domain/breeding/rules/firstRules.ts'
import { BreedingRules } from '#domain/breeding/rules/inForce.ts'
import { FIRST_HEALTH_CODES } from '#domain/health/firstCodes.ts'
import type { Club } from './club.ts'
import { type DayNumber, helsinkiTime, toDay, toIso, YEAR_DAYS, yearOf } from './days.ts'
import { type Dog, isHere } from './model.ts'
import type { Row } from './tables.ts'

type Entry = Row<'register_entry'>
const RULES = new BreedingRules(FIRST_RULES)

/** The rules of the register are of this year; an owner applies so many days after the dog is fit. */
const SINCE = 2017
const DAYS_TO_APPLY = 40
const DAYS_TO_DECIDE = 12
/** Whose owners apply, and whose males are offered. */
const APPLYING = 0.8
const OFFERED = 0.75
/** At this age an owner takes the dog out. */
const LAST_AGE = 10
/** Fit dogs whose application has come last wait for their decision; dogs with a finding since then are in all the same. */
const WAITING = 3
const FLAGGED = 2

/** A dog that meets the conditions, or would but for one: a finding against the owner's assurances, or what is not recorded here; and since when it has the results. */
interface Fit {
  readonly dog: Dog
  readonly day: DayNumber
  readonly found: boolean
  readonly onPaper: boolean
}

/** Entries of the breeding register: of dogs that meet its conditions by their results. */
export function registerRows(club: Club): Entry[] {
  const { world } = club
  const random = world.random.fork('register')
  const fit = fitDogs(club)
    .filter(({ day, dog }) => yearOf(day) >= SINCE && day < dog.end && random.chance(APPLYING))
    .toSorted((a, b) => a.day - b.day || a.dog.id - b.dog.id)
  const flagged = fit.filter(({ found, dog }) => found && dog.end > world.today).slice(-FLAGGED)
  const clean = fit.filter(({ found }) => !found)
  const waiting = new Set(clean.filter(({ dog }) => dog.end > world.today).slice(-WAITING))
  return [...clean, ...flagged].map((one) =>
    waiting.has(one)
      ? appliedRow(one.dog, Math.max(one.day, world.today - 2 * DAYS_TO_APPLY))
      : activeRow(one, world.today, random.chance(OFFERED)),
  )
}

function fitDogs({ world, details, statements, results }: Club): Fit[] {
  const hunts = Map.groupBy(results.hunt, ({ dog }) => dog.id)
  const shows = Map.groupBy(results.show, ({ dog }) => dog.id)
  const examined = Map.groupBy(statements, ({ dog_id }) => dog_id as number)
  return world.dogs.filter(isHere).flatMap((dog): Fit[] => {
    const [hunted, shown] = [hunts.get(dog.id) ?? [], shows.get(dog.id) ?? []]
    const stated = latestOfEach(examined.get(dog.id) ?? [])
    const conditions = checkForRegister(
      {
        breed: dog.breed.code,
        sex: dog.sex,
        imported: dog.origin === 'import',
        neutered: details[dog.id - 1]!.neutered === true,
        assured: true,
        prizes: hunted.map(({ class: of, judgement: { outcome, prize } }) => {
          return { class: of, outcome, prize, status: 'official' as const }
        }),
        shows: shown.map(({ class: of, grade, judge, show }) => {
          return { class: of, grade, judge: judge ?? null, heldOn: toIso(show.day) }
        }),
        statements: stated.map(({ kind, scale, value, examined_on }) => {
          return { kind, scale, value, examinedOn: examined_on as string | null }
        }),
        offspring: 0,
        born: toIso(dog.birth),
        bornYearOnly: false,
        hipIndex: null,
      },
      { day: toIso(world.today), trials: results.hunt.length > 0, codes: FIRST_HEALTH_CODES, rules: RULES },
    )
    const days = [
      ...hunted.map(({ trial }) => trial.lastDay),
      ...shown.map(({ show }) => show.day),
      ...stated.map(({ examined_on }) => toDay(examined_on as string)),
    ]
    const against = conditions.filter(isAgainst)
    const found = against.length === 1 && against[0]!.condition === 'assurances'
    // Of one thing that is not recorded here an owner brings the paper.
    const onPaper = against.length === 1 && against[0]!.outcome === 'unknown'
    return against.length === 0 || found || onPaper ? [{ dog, day: Math.max(...days), found, onPaper }] : []
  })
}

/** Old eye statements and rules that nobody knows keep no dog out; a result that is not known does. */
const isAgainst = ({ condition, outcome }: CheckedCondition): boolean =>
  condition !== 'eyes' && condition !== 'pevisa' && outcome !== 'met'

function latestOfEach(statements: readonly Row<'health_statement'>[]) {
  const byDay = statements.toSorted((a, b) => String(b.examined_on).localeCompare(String(a.examined_on)))
  return [...Map.groupBy(byDay, ({ kind }) => kind).values()].map(([latest]) => latest!)
}

const NOTHING = {
  added_on: null,
  removed_on: null,
  magazine: null,
  assured: true,
  list_consent: false,
  available: false,
  reason: null,
  decided_at: null,
} as const

const appliedRow = (dog: Dog, day: DayNumber): Entry => ({
  dog_id: dog.id,
  state: 'applied',
  applied_on: toIso(day),
  ...NOTHING,
})

/** What was decided of a dog: it is in, or its owner has taken it out again. */
function activeRow({ dog, day, onPaper }: Fit, today: DayNumber, offered: boolean): Entry {
  const applied = Math.min(day + DAYS_TO_APPLY, today - DAYS_TO_DECIDE - 1)
  const added = applied + DAYS_TO_DECIDE
  const retired = Math.max(dog.birth + LAST_AGE * YEAR_DAYS, added + YEAR_DAYS)
  const isOut = retired < today
  const onList = dog.sex === 'male' && !isOut && offered
  return {
    ...appliedRow(dog, applied),
    state: isOut ? 'removed' : 'active',
    added_on: toIso(added),
    removed_on: isOut ? toIso(Math.trunc(retired)) : null,
    magazine: dog.id % 2 === 0 ? `${1 + (dog.id % 4)}/${yearOf(added)}` : null,
    list_consent: onList,
    available: onList,
    reason: isOut
      ? 'Omistajan pyynnöstä.'
      : onPaper
        ? 'Puuttuva tieto nähty paperilta.'
        : 'Rodun PEVISA-ehdot tarkistettu Kennelliitosta.',
    decided_at: helsinkiTime(isOut ? Math.trunc(retired) : added, 19, 30),
  }
}
