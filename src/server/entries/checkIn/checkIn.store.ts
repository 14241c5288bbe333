import { sql } from 'kysely'
import type { ChipMark } from '#domain/entries/checkIn.ts'
import type { Db } from '../../platform/database.ts'

/** What was seen of a dog that has come. */
export interface StoredCheckIn {
  readonly present: boolean
  readonly chip: ChipMark | null
  readonly chipNumber: string | null
  readonly vaccinated: boolean
}

export interface CheckIn extends StoredCheckIn {
  readonly entryId: number
  readonly checkedAt: Date
  /** name of who marked it last; null: not known any more */
  readonly checkedBy: string | null
}

/** What was seen of the dogs of a trial; of a dog of which nothing was there is none. */
export function checkInsOfTrial(db: Db, trialId: number): Promise<CheckIn[]> {
  return db
    .selectFrom('check_in as c')
    .innerJoin('entry as e', 'e.id', 'c.entry_id')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .select([
      'c.entry_id as entryId',
      'c.present',
      sql<ChipMark | null>`c.chip`.as('chip'),
      'c.chip_number as chipNumber',
      'c.vaccinated',
      'c.checked_at as checkedAt',
      sql<string | null>`nullif(concat_ws(' ', a.first_name, a.last_name), '')`.as('checkedBy'),
    ])
    .where('e.trial_id', '=', trialId)
    .execute()
}

/** Stores all that was seen of a dog, in place of what was stored. */
export async function storeCheckIn(
  tx: Db,
  entryId: number,
  seen: StoredCheckIn & { readonly at: Date; readonly by: number | null },
): Promise<void> {
  const columns = {
    present: seen.present,
    chip: seen.chip,
    chip_number: seen.chipNumber,
    vaccinated: seen.vaccinated,
    checked_at: seen.at,
    account_id: seen.by,
  }
  await tx
    .insertInto('check_in')
    .values({ entry_id: entryId, ...columns })
    .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(columns))
    .execute()
}
