import { sql } from 'kysely'
import type { Condition } from '#domain/advancedSearch/conditions.ts'
import { FIRST_HEALTH_CODES } from '#domain/health/firstCodes.ts'
import type { Db } from '../platform/database.ts'

type Row = Readonly<Record<string, unknown>>
interface Dog extends Row {
  readonly id: number
  readonly breed: string
  readonly sex: string | null
  readonly sire_id: number | null
  readonly dam_id: number | null
  readonly birth_date: string | null
  readonly birth_year: number | null
}

/** Whole tables, as the database holds them: what the search says is held against loops over these. */
export interface Exported {
  readonly dogs: readonly Dog[]
  readonly byId: ReadonlyMap<number, Dog>
  readonly titles: readonly Row[]
  readonly awards: readonly Row[]
  readonly statements: readonly Row[]
  readonly hunts: readonly Row[]
  readonly waters: readonly Row[]
  readonly shows: readonly Row[]
  readonly register: readonly Row[]
}

export async function exportAll(db: Db): Promise<Exported> {
  const all = async (question: ReturnType<typeof sql>) => (await sql<Row>`${question}`.execute(db)).rows
  const dogs = (await all(sql`
    select d.*, d.birth_date::text, split_part(d.breed_code, '.', 1) as breed, n.regnr
    from dog d join main_number n on n.dog_id = d.id order by d.id`)) as unknown as Dog[]
  return {
    dogs,
    byId: new Map(dogs.map((dog) => [dog.id, dog])),
    titles: await all(sql`select * from dog_title`),
    awards: await all(sql`select * from breeding_award`),
    statements: await all(sql`select *, examined_on::text from health_statement order by id`),
    hunts: await all(sql`select r.*, t.type from trial_result r join trial t on t.id = r.trial_id`),
    waters: await all(sql`select * from water_result`),
    shows: await all(sql`select * from show_result`),
    register: await all(sql`select * from register_entry order by id`),
  }
}

const TODAY = '2026-05-17'
type Answer = boolean | null
const SHOW_GRADES = ['ERI', 'EH', 'H', 'T']
const COLUMNS: Readonly<Record<string, string>> = {
  willToHunt: 'will_to_hunt',
  search: 'search_grade',
  track: 'track_grade',
}

/** What is known of one dog by itself; null: not known. Inbreeding is not in the tables, so it is given. */
function answerOf(
  rows: Exported,
  condition: Condition,
  dog: Dog,
  inbreeding: ReadonlyMap<number, number>,
): Answer {
  const own = (table: readonly Row[]) => {
    const found: Row[] = []
    for (const row of table) if (row.dog_id === dog.id) found.push(row)
    return found
  }
  const between = (value: number, { from, to }: { from: number | null; to: number | null }) => {
    if (from !== null && value < from) return false
    return !(to !== null && value > to)
  }
  switch (condition.kind) {
    case 'age': {
      if (dog.birth_date !== null) {
        let years = Number(TODAY.slice(0, 4)) - Number(dog.birth_date.slice(0, 4))
        if (TODAY.slice(5) < dog.birth_date.slice(5)) years--
        return between(years, condition)
      }
      if (dog.birth_year === null) return null
      const oldest = Number(TODAY.slice(0, 4)) - dog.birth_year
      const [one, other] = [between(oldest, condition), between(Math.max(0, oldest - 1), condition)]
      return one === other ? one : null
    }
    case 'alive':
      return (dog.death_date === null && dog.death_cause === null) === (condition.state === 'alive')
    case 'title': {
      for (const { code } of own(rows.titles)) if (condition.titles.includes(String(code))) return true
      return false
    }
    case 'award': {
      for (const { level } of own(rows.awards)) if (condition.levels.includes(level as 'gold')) return true
      return false
    }
    case 'health': {
      const code = FIRST_HEALTH_CODES.get(condition.scale)!
      let latest: Row | null = null
      for (const row of own(rows.statements)) {
        if (row.kind !== code.kind) continue
        const day = (one: Row) => String(one.examined_on ?? '0000')
        if (latest === null || day(row) >= day(latest)) latest = row
      }
      if (latest === null || latest.scale !== condition.scale) return null
      const values = code.grades.map(({ value }) => value)
      const [place, wanted] = [values.indexOf(String(latest.value)), values.indexOf(condition.grade)]
      if (place < 0) return null
      return condition.is === 'orBetter' ? place <= wanted : place >= wanted
    }
    case 'trial': {
      let [starts, times] = [0, 0]
      for (const row of own(rows.hunts)) {
        if (row.outcome === 'absent') continue
        starts++
        if (condition.class !== null && row.class !== condition.class) continue
        if (condition.type !== null && row.type !== condition.type) continue
        const prize = Number(row.prize)
        if (condition.prize !== null && !(row.outcome === 'judged' && prize >= 1 && prize <= condition.prize))
          continue
        times++
      }
      return starts === 0 ? null : times >= (condition.times ?? 1)
    }
    case 'score': {
      let [sum, results] = [0, 0]
      for (const row of own(condition.sheet === 'hunt' ? rows.hunts : rows.waters)) {
        const value = row[COLUMNS[condition.score] ?? condition.score]
        if (value === null || value === undefined) continue
        sum += Number(value)
        results++
      }
      return results < (condition.results ?? 1) ? null : between(sum / results, condition)
    }
    case 'show': {
      let [shows, times] = [0, 0]
      for (const row of own(rows.shows)) {
        shows++
        const place = SHOW_GRADES.indexOf(String(row.grade))
        if (condition.grade !== null && (place < 0 || place > SHOW_GRADES.indexOf(condition.grade))) continue
        const marks = (row.marks as string[]).map((mark) => mark.replace(/[1-9]$/, ''))
        if (condition.mark !== null && !marks.includes(condition.mark)) continue
        times++
      }
      return shows === 0 ? null : times >= (condition.times ?? 1)
    }
    case 'measure': {
      const value = dog[{ height: 'height_cm', length: 'length_cm', weight: 'weight_kg' }[condition.measure]]
      return value === null ? null : between(Number(value), condition)
    }
    case 'inbreeding': {
      const value = inbreeding.get(dog.id)
      return value === undefined ? null : between(value * 100, condition)
    }
    case 'register': {
      let state: string | null = null
      let open = false
      for (const row of own(rows.register)) {
        if (row.added_on === null || (open && !row.open)) continue
        open = Boolean(row.open)
        state = row.state === 'active' ? 'active' : 'removed'
      }
      return state === condition.state
    }
  }
}

export interface PlainQuestion {
  readonly condition: 1 | 2 | 3
  readonly least?: number
  readonly breed?: string
  readonly sex?: string
  readonly conditions: readonly Condition[]
}

/** Numbers of the dogs that a search finds, by plain loops, and what each of its conditions is met by. */
export function plainSearch(
  rows: Exported,
  question: PlainQuestion,
  inbreeding: ReadonlyMap<number, number>,
) {
  const known = question.conditions.map(() => new Map<number, Answer>())
  const answer = (index: number, dog: Dog): Answer => {
    const kept = known[index]!
    if (!kept.has(dog.id)) kept.set(dog.id, answerOf(rows, question.conditions[index]!, dog, inbreeding))
    return kept.get(dog.id)!
  }
  const meets = (index: number, dog: Dog): boolean => {
    const parent = (id: number | null) => id !== null && answer(index, rows.byId.get(id)!) === true
    const among = (relatives: readonly Dog[]) => relatives.map((one) => answer(index, one))
    const siblings = () => {
      const found: Dog[] = []
      for (const one of rows.dogs)
        if (one.id !== dog.id && dog.sire_id !== null && dog.dam_id !== null)
          if (one.sire_id === dog.sire_id && one.dam_id === dog.dam_id) found.push(one)
      return found
    }
    const offspring = () => rows.dogs.filter((one) => one.sire_id === dog.id || one.dam_id === dog.id)
    const none = (answers: readonly Answer[]) =>
      answers.some((one) => one !== null) && !answers.includes(true)
    switch (question.conditions[index]!.of) {
      case 'dog':
        return answer(index, dog) === true
      case 'sire':
        return parent(dog.sire_id)
      case 'dam':
        return parent(dog.dam_id)
      case 'bothParents':
        return parent(dog.sire_id) && parent(dog.dam_id)
      case 'someSibling':
        return among(siblings()).includes(true)
      case 'noSibling':
        return none(among(siblings()))
      case 'someOffspring':
        return among(offspring()).includes(true)
      case 'noOffspring':
        return none(among(offspring()))
    }
  }
  const framed = rows.dogs.filter(
    (dog) =>
      dog.registered === true &&
      (question.breed === undefined || dog.breed === question.breed) &&
      (question.sex === undefined || dog.sex === question.sex),
  )
  const { conditions, condition, least = 2 } = question
  const needed = (of: number) => (condition === 2 ? of : Math.min(condition === 1 ? 1 : least, of))
  const met = conditions.map(() => 0)
  const without = conditions.map(() => 0)
  const found: string[] = []
  for (const dog of framed) {
    const own = conditions.map((_, index) => meets(index, dog))
    const count = own.filter(Boolean).length
    for (const [index, holds] of own.entries()) {
      if (holds) met[index]!++
      if (count - Number(holds) >= needed(conditions.length - 1)) without[index]!++
    }
    if (count >= needed(conditions.length)) found.push(String(dog.regnr))
  }
  return { found: found.toSorted(), met, without, dogs: framed.length }
}
