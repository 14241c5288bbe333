import type pg from 'pg'
import { DOG_LIST_MAX } from '#contract/constants.ts'
import { regnrKey, regnrStem } from '#domain/regnr.ts'

/** A match, best first; the sort keys a list may be ordered by travel with it. */
export interface Hit {
  readonly id: number
  readonly regnr: string
  readonly name: string
  readonly birthDate: string | null
  /** the number that matched, where a number did */
  readonly matched: string | null
}

/** One more than is counted tells that there are others. */
const LIMIT = DOG_LIST_MAX + 1
/** Words of a search text that are looked for; the rest only ranks. */
const MAX_WORDS = 8
/** A number has a digit or a slash; names have either too seldom to look for numbers without. */
const MAY_BE_NUMBER = /[\d/]/

const HIT = `d.id, main.regnr, d.name, d.birth_date as "birthDate"`
const MAIN_NUMBER = 'join dog_number main on main.dog_id = d.id and main.is_primary'

/**
 * Dogs by number or name, best first: the very number alone; its stem without the year; then numbers that begin so and
 * names that hold all words in any order; and where there are none, names spelt alike.
 */
export async function searchDogs(pool: pg.Pool, text: string): Promise<readonly Hit[]> {
  const found = MAY_BE_NUMBER.test(text) ? await byNumberOrWords(pool, text) : await byWords(pool, text)
  return found.length > 0 ? found : byLikeness(pool, text)
}

async function byNumberOrWords(pool: pg.Pool, text: string): Promise<readonly Hit[]> {
  const exact = await byNumber(pool, text)
  if (exact.length > 0) return exact
  const [numbers, names] = await Promise.all([byNumberPrefix(pool, text), byWords(pool, text)])
  return distinct([...numbers, ...names]).slice(0, LIMIT)
}

/** The dog with exactly this number, else those whose number has it as its stem. */
async function byNumber(pool: pg.Pool, text: string): Promise<Hit[]> {
  const key = regnrKey(text)
  const { rows } = await pool.query<Hit & { exact: boolean }>({
    name: 'search-number',
    text: `
      select ${HIT}, found.regnr as matched, found.key = $1 as exact
      from dog_number found join dog d on d.id = found.dog_id ${MAIN_NUMBER}
      where found.key = $1 or found.stem = $2
      order by exact desc, found.key limit ${LIMIT}`,
    values: [key, regnrStem(key)],
  })
  return rows[0]?.exact ? rows.slice(0, 1) : distinct(rows)
}

async function byNumberPrefix(pool: pg.Pool, text: string): Promise<Hit[]> {
  const { rows } = await pool.query<Hit>(
    `select ${HIT}, found.regnr as matched
    from dog_number found join dog d on d.id = found.dog_id ${MAIN_NUMBER}
    where found.key like $1
    order by found.key limit ${LIMIT}`,
    [`${escapeLike(regnrKey(text))}%`],
  )
  return distinct(rows)
}

/** Names that hold every word; the same name first, then the same words, then names that begin so. */
async function byWords(pool: pg.Pool, text: string): Promise<Hit[]> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const { rows } = await pool.query<Hit>(
    `with asked as materialized (select fold_text($1) as name)
    select ${HIT}, null as matched
    from (
      select d.*, case
        when d.name_folded = asked.name then 0
        when similarity(d.name_folded, asked.name) = 1 then 1
        when starts_with(d.name_folded, asked.name) then 2
        else 3 end as rank, similarity(d.name_folded, asked.name) as likeness
      from dog d, asked
      where ${words.map((_, index) => `d.name_folded like ${containing(`$${index + 2}`)}`).join(' and ')}
      order by rank, likeness desc, d.name_folded, d.id limit ${LIMIT}
    ) d ${MAIN_NUMBER}
    order by d.rank, d.likeness desc, d.name_folded, d.id`,
    [words.join(' '), ...words],
  )
  return rows
}

/** Names spelt like the text or like a part of it (pg_trgm), most alike first. */
async function byLikeness(pool: pg.Pool, text: string): Promise<Hit[]> {
  const { rows } = await pool.query<Hit>(
    `select ${HIT}, null as matched
    from (
      select d.*, greatest(word_similarity(fold_text($1), d.name_folded), similarity(fold_text($1), d.name_folded)) as likeness
      from dog d
      where fold_text($1) <% d.name_folded or fold_text($1) % d.name_folded
      order by likeness desc, d.name_folded, d.id limit ${LIMIT}
    ) d ${MAIN_NUMBER}
    order by d.likeness desc, d.name_folded, d.id`,
    [text],
  )
  return rows
}

/** SQL of a LIKE pattern for names that contain the folded text; escaped after folding, which may yield a wildcard. */
function containing(parameter: string): string {
  return `'%' || regexp_replace(fold_text(${parameter}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function distinct(hits: readonly Hit[]): Hit[] {
  return [...new Map(hits.toReversed().map((hit) => [hit.id, hit])).values()].reverse()
}
