import { seedRulebooks } from '../../rulebooks/rulebookSeed.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import type { openService } from '../../testing/openService.ts'
import { emptyDogs } from '../testing/importText.ts'
import { updatesBy } from './updates.test-helper.ts'

/** A sheet of the dogs that results are told of. */
export const DOGS = [
  ['regnr', 'breed', 'name', 'birth_date'],
  ['FI60001/20', '119', 'Kokeen Tähti', '2020-05-01'],
  ['FI60002/20', '119', 'Toinen', '2020-05-01'],
]

/** Rulebooks, a club and a judge, and no trial. @returns updates of who may import */
export async function withoutTrials({ app, database }: Awaited<ReturnType<typeof openService>>) {
  const { db, pool } = database
  await emptyDogs(database)
  await pool.query('truncate data_update, trial, trial_number, judge, club cascade')
  await seedRulebooks(db)
  await pool.query("insert into club (name) values ('Oulun Kerho')")
  await pool.query("insert into judge (name) values ('Tuomari Tuttu')")
  return updatesBy(
    await signedIn(app, await makeAccount(db, { username: 'paakayttaja', roles: ['SYSADMIN'] })),
  )
}
