import { sql } from 'kysely'
import { addDays } from '#domain/dates.ts'
import { finnishDay } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/database.ts'
import { DEMO_MEMBER } from './data/demoPeople.ts'
import { contest, dogOf, enterOutsider, importStatement } from './moneyCases.ts'
import { chargeEntries, type PaidTrial, pay, refund, withdraw } from './payments.ts'
import { settleAll } from './settlement.ts'

/** Accounts that are given to nobody: https://www.finanssiala.fi, check digits as those of real ones. */
const ACCOUNTS = ['FI9612345600000793', 'FI7412345600000801'] as const
const BIC = 'NDEAFIHH'

/** Fees and payments of two trials of the agent, and what may come of them, so that each page of money has something to show. */
export async function seedDemoMoney(db: Db, now: Date): Promise<void> {
  if (!(await isWanted(db))) return
  const today = finnishDay(now)
  await db.transaction().execute(async (tx) => {
    const [closed, ...later] = await findTrials(tx, today)
    if (closed) await fillClosed(tx, closed, ACCOUNTS[0], now)
    const open = later.find(({ registrationEnd }) => registrationEnd >= today)
    if (open) await fillOpen(tx, open, ACCOUNTS[1], now)
    await settleAll(tx, addDays(today, -1), now)
  })
}

async function isWanted(db: Db): Promise<boolean> {
  const { demo, paid } = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('setting').select('key').where('key', '=', 'demo')).as('demo'),
      exists(selectFrom('entry').select('id').where('fee_cents', 'is not', null)).as('paid'),
    ])
    .executeTakeFirstOrThrow()
  return demo === true && paid === false
}

/** The coming trials that fill by queue and have dogs, those whose entry is over first. */
async function findTrials(tx: Db, today: string): Promise<PaidTrial[]> {
  const { rows } = await sql<PaidTrial>`
    select t.id, t.club_id as "clubId", t.type, t.held_on as "heldOn", t.registration_end as "registrationEnd"
    from trial t
    where t.held_on > ${today} and t.published_at is not null and t.cancelled_at is null and t.filling = 'queue'
      and 5 <= (select count(*) from entry_list l where l.trial_id = t.id and l.list = 'place')
    order by t.registration_end >= ${today}, t.held_on, t.id`.execute(tx)
  return rows
}

/** Entry is over: everybody has paid; one asks the fee back for heat, to one it is to be paid back to an account. */
async function fillClosed(tx: Db, trial: PaidTrial, iban: string, now: Date): Promise<void> {
  await prepareClub(tx, trial.clubId, iban)
  const [claims, gone, ...others] = await chargeEntries(tx, trial)
  for (const entry of others) await pay(tx, entry, 'sandbox')
  await pay(tx, claims!, 'bank')
  const [rule] = await tx
    .selectFrom('refund_rule')
    .select('id')
    .where('ground', '=', 'heat')
    .orderBy('valid_from', 'desc')
    .limit(1)
    .execute()
  await withdraw(tx, claims!, 'entrant', 'Narttu alkoi juosta.', now)
  await tx
    .insertInto('refund_claim')
    .values({ entry_id: claims!.id, rule_id: rule!.id, made_at: now, amount_cents: claims!.feeCents })
    .execute()
  const payment = await pay(tx, gone!, 'bank')
  await withdraw(tx, gone!, 'organiser', 'Loukkaantui harjoituksissa.', now)
  await refund(tx, payment, { ...gone!, state: 'intended', by_transfer: true, at: now })
  await tx
    .updateTable('entry')
    .set(({ ref }) => ({
      refund_iban: 'FI2112345600000785',
      refund_holder: ref('contact_name'),
      refund_account_at: now,
    }))
    .where('id', '=', gone!.id)
    .execute()
}

/** Entry goes on: one is to pay by bank transfer, one got the money back, one is contested, one is not in the register. */
async function fillOpen(tx: Db, trial: PaidTrial, iban: string, now: Date): Promise<void> {
  await prepareClub(tx, trial.clubId, iban)
  const member = await tx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('username', '=', 'jasen')
    .executeTakeFirstOrThrow()
  const own = await dogOf(tx, member.id)
  if (own) await contest(tx, trial, { ...own, ownerId: member.id }, now)
  const entries = await chargeEntries(tx, trial)
  const [transfers, transferred, cancelled, ...others] = entries.filter(
    ({ list, dogId }) => list === 'place' && dogId !== own?.dogId,
  )
  for (const entry of others) await pay(tx, entry, 'sandbox')
  const payment = await pay(tx, transferred!, 'bank')
  const amountCents = transferred!.feeCents
  await importStatement(tx, { clubId: trial.clubId, iban, payment, amountCents, now })
  const refunded = await pay(tx, cancelled!, 'sandbox')
  await refund(tx, refunded, { ...cancelled!, state: 'done', by_transfer: false, at: cancelled!.enteredAt })
  await withdraw(tx, cancelled!, 'entrant', 'Este', cancelled!.enteredAt)
  await tx
    .updateTable('entry')
    .set({
      account_id: member.id,
      contact_name: DEMO_MEMBER.name,
      contact_email: member.email,
      method: 'transfer',
    })
    .where('id', '=', transfers!.id)
    .execute()
  await enterOutsider(tx, trial, cancelled!)
}

/** Gives a club an account, and to the demo's agent. */
async function prepareClub(tx: Db, clubId: number, iban: string): Promise<void> {
  await tx
    .updateTable('club')
    .set(({ ref }) => ({ iban, bic: BIC, account_holder: ref('name') }))
    .where('id', '=', clubId)
    .execute()
  await tx
    .insertInto('club_agent')
    .columns(['club_id', 'account_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('account')
        .select([val(clubId).as('club_id'), 'id'])
        .where('username', '=', 'koetoimitsija'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
