import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { ERASED_OWNERS_KEY, serverKey } from '../platform/serverKey.ts'
import type { Person } from './personalData.types.ts'

/** Keeps by what the owners and breeders among the rows of a person are known to no import again, before they are erased. */
export async function keepErasedOwners(db: Db, { persons }: Person): Promise<void> {
  if (persons.length === 0) return
  const secret = await serverKey(db, ERASED_OWNERS_KEY)
  await sql`
    insert into erased_owner (digest)
    select digest from (
      select distinct erased_digest(${secret}, n.key, p.name) as digest
      from person p join (
        select person_id, dog_id from dog_owner union select breeder_id, id from dog where breeder_id is not null
      ) had on had.person_id = p.id join dog_number n on n.dog_id = had.dog_id
      where p.id = any(${[...persons]}::bigint[])
    ) digests where digest is not null
    on conflict do nothing`.execute(db)
}
