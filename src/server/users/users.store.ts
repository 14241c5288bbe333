import { sql } from 'kysely'
import { USER_PAGE_SIZE } from '#contract/users.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '../platform/database.ts'
import { likeText } from '../platform/likeText.ts'

export interface UserQuery {
  readonly q: string
  readonly role?: Role | 'NONE' | undefined
  readonly state?: 'active' | 'locked' | 'invited' | undefined
  readonly page: number
  readonly sort: 'name' | 'username' | 'lastSignin'
  readonly direction: 'asc' | 'desc'
}

export interface UserListRow {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly locked_at: Date | null
  readonly password_hash: string | null
  readonly last_signin_at: Date | null
  readonly roles: readonly Role[]
  readonly total: number
}

const ORDER = {
  name: sql`(last_name || ' ' || first_name) collate "fi-x-icu"`,
  username: sql`canonical_username(username)`,
  lastSignin: sql`last_signin_at`,
}

/** One page of users; every row carries the count of all that match. */
export async function usersByQuery(db: Db, query: UserQuery): Promise<readonly UserListRow[]> {
  const { q, role, state, page, sort, direction } = query
  const pattern = likeText(q)
  const conditions = [
    sql`fold_text(username || ' ' || email || ' ' || first_name || ' ' || last_name || ' ' || membership_number)
      like fold_text(${pattern})`,
    ...(role === 'NONE' ? [sql`not exists (select from account_role r where r.account_id = a.id)`] : []),
    ...(role && role !== 'NONE'
      ? [sql`exists (select from account_role r where r.account_id = a.id and r.role = ${role})`]
      : []),
    ...(state ? [STATE[state]] : []),
  ]
  const { rows } = await sql<UserListRow>`
    select id, username, email, first_name, last_name, locked_at, password_hash, last_signin_at,
      array(select role from account_role r where r.account_id = a.id order by role) as roles,
      count(*) over () as total
    from account a
    where ${sql.join(conditions, sql` and `)}
    order by ${ORDER[sort]} ${direction === 'asc' ? sql`asc nulls first` : sql`desc nulls last`}, id
    limit ${USER_PAGE_SIZE} offset ${(page - 1) * USER_PAGE_SIZE}`.execute(db)
  return rows
}

const STATE = {
  active: sql`locked_at is null and password_hash is not null`,
  locked: sql`locked_at is not null`,
  invited: sql`locked_at is null and password_hash is null`,
}
