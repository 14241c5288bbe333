import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { escapedSql } from '../platform/likeText.ts'
import { type Hit, LIMIT } from './search.types.ts'
import { HIT, MAIN_NUMBER } from './searchHits.store.ts'

/** Words of a search text that are looked for; the rest only ranks. */
const MAX_WORDS = 8
/** What stands between words beside spaces. */
const SEPARATORS = `-.,:;/'"()&+!`

/** Least word similarity (pg_trgm) of a name that may be meant: `daikiri` has 0.42 with Daiquiri. */
const MIN_LIKENESS = 0.35
/** Names much less alike than the best one are noise. */
const SHARE_OF_BEST = 0.7
/** More look-alikes than this nobody reads. */
const MAX_ALIKE = 25

/** How a name matches, best first. */
const RANK = {
  sameName: sql.lit(0),
  sameWords: sql.lit(1),
  wholeWords: sql.lit(2),
  wordStarts: sql.lit(3),
  within: sql.lit(4),
} as const

/** Finnish alphabetical order; numbers within names by their value. */
export const finnishOrder = new Intl.Collator('fi', { numeric: true }).compare

/**
 * Names that hold every word, in any order: the same name, the same words, then those with the words whole, begun, or anywhere;
 * in Finnish alphabetical order within each. `fromWordStarts` leaves out those that hold a word only inside another.
 */
export async function findByWords(db: Db, text: string, { fromWordStarts = false } = {}): Promise<Hit[]> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const whole = sql<string>`fold_text(${words.join(' ')})`
  const folded = words.map((word) => sql<string>`fold_text(${word})`)
  const all = (condition: (word: RawBuilder<string>) => RawBuilder<unknown>) =>
    sql.join(folded.map(condition), sql` and `)
  const { rows } = await sql<Hit & { readonly rank: number }>`
    select ${HIT}, null as matched, d.rank
    from (
      select id, name, birth_date, name_folded, case
        when name_folded = ${whole} then ${RANK.sameName}
        when length(name_folded) = length(${whole}) and similarity(name_folded, ${whole}) = 1 then ${RANK.sameWords}
        when ${all((word) => sql`words like '% ' || ${escapedSql(spaced(word))} || ' %'`)} then ${RANK.wholeWords}
        when ${all((word) => sql`words like '% ' || ${escapedSql(spaced(word))} || '%'`)} then ${RANK.wordStarts}
        else ${RANK.within} end as rank
      from (
        select id, name, birth_date, name_folded, ' ' || ${spaced(sql.ref('name_folded'))} || ' ' as words from dog
        where registered and ${all((word) => sql`name_folded like '%' || ${escapedSql(word)} || '%'`)}
        offset 0 -- the words of a name are made once
      ) named
      order by rank, name_folded, id limit ${sql.lit(LIMIT)}
    ) d ${MAIN_NUMBER}
    where d.rank <= ${fromWordStarts ? RANK.wordStarts : RANK.within}`.execute(db)
  return rows.sort(
    (a, b) =>
      a.rank - b.rank || finnishOrder(a.name, b.name) || finnishOrder(a.regnr, b.regnr) || a.id - b.id,
  )
}

/** Names spelt like the text or like a part of it, most alike first. */
export function findByLikeness(db: Db, text: string): Promise<Hit[]> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      // The operator, and so the index, knows its threshold only from this setting.
      await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(MIN_LIKENESS)}`.execute(tx)
      const { rows } = await similarTo(text).execute(tx)
      return rows.filter(({ likeness }) => likeness >= SHARE_OF_BEST * (rows[0]?.likeness ?? 0))
    })
}

/** The mean of both similarities prefers whole words, and still takes a text that ends in the middle of one. */
function similarTo(text: string) {
  const folded = sql`fold_text(${text})`
  return sql<Hit & { readonly likeness: number }>`
    select ${HIT}, null as matched, d.likeness
    from (
      select d.*, (word_similarity(${folded}, d.name_folded) + strict_word_similarity(${folded}, d.name_folded)) / 2 as likeness
      from dog d
      where d.registered and ${folded} <% d.name_folded
      order by likeness desc, similarity(${folded}, d.name_folded) desc, d.name_folded, d.id
      limit ${sql.lit(MAX_ALIKE)}
    ) d ${MAIN_NUMBER}
    order by d.likeness desc, similarity(${folded}, d.name_folded) desc, d.name_folded, d.id`
}

/** SQL of the text with nothing but spaces between its words. */
const spaced = (text: RawBuilder<unknown>) =>
  sql<string>`translate(${text}, ${sql.lit(SEPARATORS)}, ${sql.lit(' '.repeat(SEPARATORS.length))})`
