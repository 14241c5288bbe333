import { type RawBuilder, sql } from 'kysely'

/** SQL by which people are sorted whose name is written as one: as `surnameFirst` of the domain, in Finnish order. */
export const bySurname = (name: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`regexp_replace(trim(${name}), '^(.*\\S)\\s+(\\S+)$', '\\2 \\1') collate "fi-x-icu"`
