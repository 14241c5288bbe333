import { rolesWith } from '#domain/accounts/permissions.ts'
import type { Db } from '../platform/database.ts'

/** Accounts of those whose task it is to decide on health, that are not locked. */
export const deciders = (db: Db) =>
  db
    .selectFrom('account as a')
    .select(['a.id', 'a.email', 'a.first_name as firstName', 'a.language'])
    .where('a.locked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account_role as r')
          .whereRef('r.account_id', '=', 'a.id')
          .where('r.role', 'in', [...rolesWith('health.decide')]),
      ),
    )
    .orderBy('a.id')
    .execute()
