import { sql } from 'kysely'
import { SHOW_PAGE_SIZE } from '#contract/constants.ts'
import type { ListedShow } from '#contract/shows.ts'
import type { RowValues } from '#domain/shows/typedRow.ts'
import type { Db } from '../platform/database.ts'
import { likeText } from '../platform/likeText.ts'
import type { ShowName } from './shows.store.ts'

export interface ShowQuery {
  readonly q: string
  readonly year?: number | undefined
  readonly page: number
  readonly sort: 'date' | 'place' | 'results'
  readonly direction: 'asc' | 'desc'
}

const FIELDS = sql`s.id, s.version, s.held_on as date, s.place, s.country, coalesce(s.name, '') as show`

const ORDER = {
  date: sql`date`,
  place: sql`place collate "fi-x-icu"`,
  results: sql`results`,
}

/** One page of shows; every row carries the count of all that match. */
export async function showsByQuery(
  db: Db,
  { q, year, page, sort, direction }: ShowQuery,
): Promise<readonly (ListedShow & { readonly total: number })[]> {
  const { rows } = await sql<ListedShow & { readonly total: number }>`
    select * from (
      select ${FIELDS}, (select count(*)::int from show_result r where r.show_id = s.id) as results, count(*) over ()::int as total
      from show s
      where fold_text(s.place || ' ' || coalesce(s.name, '')) like fold_text(${likeText(q)})
        and ${year === undefined ? sql`true` : sql`s.held_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`}
    ) found
    order by ${ORDER[sort]} ${direction === 'asc' ? sql`asc` : sql`desc`}, date desc, id desc
    limit ${SHOW_PAGE_SIZE} offset ${(page - 1) * SHOW_PAGE_SIZE}`.execute(db)
  return rows
}

/** The years in which there were shows, newest first. */
export async function showYears(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from held_on)::int as year from show order by year desc`.execute(db)
  return rows.map(({ year }) => year)
}

/** A show itself. */
export interface StoredShow extends ShowName {
  readonly id: number
  readonly version: number
}

export async function showById(db: Db, id: number): Promise<StoredShow | undefined> {
  const { rows } = await sql<StoredShow>`select ${FIELDS} from show s where s.id = ${id}`.execute(db)
  return rows[0]
}

/** A result of a show. */
export interface StoredRow extends RowValues {
  readonly id: number
  readonly version: number
  readonly dogId: number
  /** of the dog; null: not known */
  readonly birthDate: string | null
}

/** The results of a show in the order in which they were written. */
export async function rowsOfShow(db: Db, showId: number): Promise<readonly StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select r.id, r.version, r.dog_id as "dogId", d.birth_date as "birthDate", r.class, r.grade, r.placing, r.marks,
      coalesce(r.judge, '') as judge, coalesce(r.critique, '') as critique
    from show_result r join dog d on d.id = r.dog_id where r.show_id = ${showId} order by r.id`.execute(db)
  return rows
}
