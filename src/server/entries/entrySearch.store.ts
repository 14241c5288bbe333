import { sql } from 'kysely'

/** SQL of whether a pattern is in number or name of the dog, in a contact or in the trial's place, of the rows `e`, `n`, `d` and `t`. */
export const isEntryLike = (pattern: string) => sql`(
  fold_text(n.regnr) like ${pattern} or d.name_folded like ${pattern} or fold_text(coalesce(e.contact_name, '')) like ${pattern}
  or fold_text(coalesce(e.handler, '')) like ${pattern} or fold_text(coalesce(t.place, '')) like ${pattern})`
