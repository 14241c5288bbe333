import type pg from 'pg'
import { escapedForLike, HIT, type Hit, LIMIT, MAIN_NUMBER } from './search.types.ts'

/** Words of a search text that are looked for; the rest only ranks. */
const MAX_WORDS = 8
/** What stands between words beside spaces. */
const SEPARATORS = `-.,:;/'"()&+!`

/** Least word similarity (pg_trgm) of a name that may be meant: `daikiri` has 0.42 with Daiquiri. */
const LEAST_LIKENESS = 0.35
/** Names much less alike than the best one are noise. */
const SHARE_OF_BEST = 0.7
/** More look-alikes than this nobody reads. */
const MOST_ALIKE = 25

/** How a name matches, best first. */
const RANK = { sameName: 0, sameWords: 1, wholeWords: 2, wordStarts: 3, within: 4 } as const

/** Finnish alphabetical order; numbers within names by their value. */
export const finnishOrder = new Intl.Collator('fi', { numeric: true }).compare

/**
 * Names that hold every word, in any order: the same name, the same words, then those with the words whole, begun, or anywhere;
 * in Finnish alphabetical order within each. `fromWordStarts` leaves out those that hold a word only inside another.
 */
export async function findByWords(
  pool: pg.Pool,
  text: string,
  { fromWordStarts = false } = {},
): Promise<Hit[]> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const parameters = words.map((_, index) => `fold_text($${index + 2})`)
  const all = (condition: (word: string) => string) => parameters.map(condition).join(' and ')
  const { rows } = await pool.query<Hit & { readonly rank: number }>(
    `select ${HIT}, null as matched, d.rank
    from (
      select id, name, birth_date, name_folded, case
        when name_folded = fold_text($1) then ${RANK.sameName}
        when length(name_folded) = length(fold_text($1)) and similarity(name_folded, fold_text($1)) = 1 then ${RANK.sameWords}
        when ${all((word) => `words like '% ' || ${escapedForLike(spaced(word))} || ' %'`)} then ${RANK.wholeWords}
        when ${all((word) => `words like '% ' || ${escapedForLike(spaced(word))} || '%'`)} then ${RANK.wordStarts}
        else ${RANK.within} end as rank
      from (
        select id, name, birth_date, name_folded, ' ' || ${spaced('name_folded')} || ' ' as words from dog
        where ${all((word) => `name_folded like '%' || ${escapedForLike(word)} || '%'`)}
        offset 0 -- the words of a name are made once
      ) named
      order by rank, name_folded, id limit ${LIMIT}
    ) d ${MAIN_NUMBER}
    where d.rank <= ${fromWordStarts ? RANK.wordStarts : RANK.within}`,
    [words.join(' '), ...words],
  )
  return rows.sort(
    (a, b) =>
      a.rank - b.rank || finnishOrder(a.name, b.name) || finnishOrder(a.regnr, b.regnr) || a.id - b.id,
  )
}

/** Names spelt like the text or like a part of it, most alike first. */
export async function findByLikeness(pool: pg.Pool, text: string): Promise<Hit[]> {
  const client = await pool.connect()
  try {
    await client.query('begin read only')
    // The operator, and so the index, knows its threshold only from this setting.
    await client.query(`set local pg_trgm.word_similarity_threshold = ${LEAST_LIKENESS}`)
    const { rows } = await client.query<Hit & { readonly likeness: number }>(LIKENESS, [text])
    await client.query('commit')
    return rows.filter(({ likeness }) => likeness >= SHARE_OF_BEST * (rows[0]?.likeness ?? 0))
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** The mean of both similarities prefers whole words, and still takes a text that ends in the middle of one. */
const LIKENESS = `
  select ${HIT}, null as matched, d.likeness
  from (
    select d.*, (word_similarity(fold_text($1), d.name_folded) + strict_word_similarity(fold_text($1), d.name_folded)) / 2 as likeness
    from dog d
    where fold_text($1) <% d.name_folded
    order by likeness desc, similarity(fold_text($1), d.name_folded) desc, d.name_folded, d.id limit ${MOST_ALIKE}
  ) d ${MAIN_NUMBER}
  order by d.likeness desc, similarity(fold_text($1), d.name_folded) desc, d.name_folded, d.id`

/** SQL of the text with nothing but spaces between its words. */
function spaced(text: string): string {
  return `translate(${text}, '${SEPARATORS.replace("'", "''")}', '${' '.repeat(SEPARATORS.length)}')`
}
