import { type SelectQueryBuilder, sql } from 'kysely'

/** How many rows a list has: each row of a page tells it as `total`; beyond the last page, where none does, it is counted. */
export async function totalOf<Tables, Of extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, Of, Row>,
  rows: readonly { readonly total: number }[],
  offset: number,
): Promise<number> {
  if (rows.length > 0 || offset === 0) return rows[0]?.total ?? 0
  const counted = await found
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return counted.total
}
