import { sql } from 'kysely'
import { OWN_REGISTERS, regnrKey, regnrStem } from '#domain/regnr.ts'
import type { Db } from '../platform/database.ts'
import { likeStart } from '../platform/likeText.ts'
import { type Hit, LIMIT } from './search.types.ts'
import { HIT, MAIN_NUMBER } from './searchHits.store.ts'

/** A search text read as a number. */
interface SearchedNumber {
  /** the key of the text as it was written */
  readonly key: string
  /** the keys it may stand for: with and without spaces between letters and digits, bare digits of any Finnish register */
  readonly keys: readonly string[]
  /** the same without the year */
  readonly stems: readonly string[]
  /** digits alone, with or without a year: several registers may have given them */
  readonly bare: boolean
}

const SPACES_IN_NUMBER = /(?<=\p{L}) (?=\d)|(?<=\d) (?=\p{L})/gu
const LETTERS_TO_DIGITS = /(?<=\p{L})(?=\d)/gu
/** Digits of a Finnish number without its register, the year whole, begun or absent. */
const BARE = /^\d+[A-Z]?(\/\d{0,2})?$/

/** Reads a search text as a number, in all the ways that people write and registers print it. */
export function readNumber(text: string): SearchedNumber {
  const key = regnrKey(text)
  const compact = key.replace(SPACES_IN_NUMBER, '')
  const bare = BARE.test(compact)
  const own = bare ? OWN_REGISTERS.map((register) => `${register}${compact}`) : []
  const keys = [...new Set([key, compact, compact.replace(LETTERS_TO_DIGITS, ' '), ...own])]
  return { key, keys, stems: [...new Set(keys.map(regnrStem))], bare }
}

type Row = Hit & { readonly key: string; readonly whole: boolean }

/**
 * Dogs with this number, whole or, where no year was asked for, without it. The number as written wins alone. The keys are listed one
 * by one, since PostgreSQL plans a statement anew each time whose array might be long.
 */
export async function findByNumber(db: Db, { key, keys, bare }: SearchedNumber): Promise<Hit[]> {
  const { rows } = await sql<Row>`
    select ${HIT}, found.regnr as matched, found.key, found.key in (${sql.join(keys)}) as whole
    from dog_number found join dog d on d.id = found.dog_id ${MAIN_NUMBER}
    where found.key in (${sql.join(keys)}) or found.stem in (${sql.join(keys)})
    order by whole desc, found.key limit ${sql.lit(LIMIT)}`.execute(db)
  const written = bare ? [] : rows.filter((row) => row.key === key)
  return distinctHits(written.length > 0 ? written : rows)
}

/** Dogs with a number that begins so. */
export async function findByNumberPrefix(db: Db, { keys }: SearchedNumber): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select ${HIT}, found.regnr as matched
    from dog_number found join dog d on d.id = found.dog_id ${MAIN_NUMBER}
    where ${sql.join(
      keys.map((key) => sql`found.key like ${likeStart(key)}`),
      sql` or `,
    )}
    order by found.key limit ${sql.lit(LIMIT)}`.execute(db)
  return distinctHits(rows)
}

/** Dogs with the same number of another year, as a wrongly remembered year would have it. */
export async function findByNumberOfAnotherYear(db: Db, { stems }: SearchedNumber): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select ${HIT}, found.regnr as matched
    from dog_number found join dog d on d.id = found.dog_id ${MAIN_NUMBER}
    where found.stem in (${sql.join(stems)})
    order by found.key limit ${sql.lit(LIMIT)}`.execute(db)
  return distinctHits(rows)
}

/** Each dog once, by the first of its numbers that was found. */
function distinctHits(hits: readonly Hit[]): Hit[] {
  return [...new Map(hits.toReversed().map((hit) => [hit.id, hit])).values()].reverse()
}
