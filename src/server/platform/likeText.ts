import { type RawBuilder, sql } from 'kysely'

/** Escapes the wildcards of LIKE; the only place that does. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of a text anywhere. */
export const likeText = (text: string): string => `%${escaped(text)}%`

/** The pattern of a text at the beginning. */
export const likeStart = (text: string): string => `${escaped(text)}%`

/** SQL of a text that the database makes, such as a folded one, with its wildcards escaped as above. */
export const escapedSql = (text: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`
