import { addDays, addMonths } from '#domain/dates.ts'
import { regnrKey } from '#domain/regnr.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { openDemoSource } from '#server/platform/changeSource.store.ts'
import { finnishDay } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/database.ts'
import { type PaidEntry, type PaidTrial, pay } from './payments.ts'
import type { Row } from './tables.ts'

interface DemoStatement {
  readonly clubId: number
  readonly iban: string
  /** a payment that the statement told of */
  readonly payment: number
  readonly amountCents: number
  readonly now: Date
}

/** A statement of yesterday with a transfer that was matched, and one without a reference that somebody has to look at. */
export async function importStatement(
  tx: Db,
  { clubId, iban, payment, amountCents, now }: DemoStatement,
): Promise<void> {
  const { id } = await tx
    .insertInto('bank_import')
    .values(({ selectFrom }) => ({
      imported_at: now,
      account_id: selectFrom('account').select('id').where('username', '=', 'koetoimitsija'),
      club_id: clubId,
      iban,
      file_name: 'tiliote.xml',
      payments: 1,
      refunds: 0,
      cases: 1,
      known: 0,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const booked_on = addDays(finnishDay(now), -1)
  const common = { import_id: id, iban, amount_cents: amountCents, booked_on }
  await tx
    .insertInto('bank_transaction')
    .values([
      { ...common, archive_id: '20260001', payment_id: payment },
      {
        ...common,
        archive_id: '20260002',
        party: 'Olli Omistaja',
        message: 'Koemaksu, viite unohtui',
        case_kind: 'unmatched',
      },
    ])
    .execute()
}

const OUTSIDER = { name: 'Fjällbjörkens Saga', regnr: 'SE52207/2024' }

/** A paid dog that was imported lately and is not in the register, in the place that another has left. */
export async function enterOutsider(tx: Db, trial: PaidTrial, left: PaidEntry): Promise<void> {
  const { product_id, breed_code } = await tx
    .selectFrom('entry')
    .innerJoin('dog', 'dog.id', 'entry.dog_id')
    .select(['entry.product_id', 'dog.breed_code'])
    .where('entry.id', '=', left.id)
    .executeTakeFirstOrThrow()
  await openDemoSource(tx)
  const dog = await tx
    .insertInto('dog')
    .values({
      name: OUTSIDER.name,
      breed_code,
      sex: 'female',
      birth_date: addMonths(trial.heldOn, -30),
      imported: true,
      registered: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('unregistered_dog')
    .values({ dog_id: dog.id, regnr: OUTSIDER.regnr, key: regnrKey(OUTSIDER.regnr), chip: '752098100522070' })
    .execute()
  const entry = await tx
    .insertInto('entry')
    .values({
      trial_id: trial.id,
      dog_id: dog.id,
      entered_as: dog.id,
      class: 'AVO',
      entered_at: left.enteredAt,
      contact_name: 'Tuuli Tuoja',
      contact_email: 'tuuli@koirakanta.invalid',
      product_id,
      fee_cents: left.feeCents,
      method: 'card',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('entry_move')
    .values({ trial_id: trial.id, entry_id: entry.id, list: 'place', moved_at: left.enteredAt })
    .execute()
  await tx
    .insertInto('paper_award')
    .values({
      dog_id: dog.id,
      trial_id: trial.id,
      ground: 'showAward',
      award: 'SE UCH',
      place: 'Tukholma, Ruotsi',
      won_on: addMonths(trial.heldOn, -4),
      recorded_at: left.enteredAt,
    })
    .execute()
  await pay(tx, { ...left, id: entry.id }, 'sandbox')
}

interface OwnDog {
  readonly dogId: number
  readonly class: TrialClass
}

/** A dog that an account owns, with the class that it is entered in; undefined: there is none. */
export const dogOf = (tx: Db, accountId: number): Promise<OwnDog | undefined> =>
  tx
    .selectFrom('entry')
    .innerJoin('dog_owner', 'dog_owner.dog_id', 'entry.dog_id')
    .innerJoin('account', 'account.person_id', 'dog_owner.person_id')
    .select(['entry.dog_id as dogId', 'entry.class'])
    .where('account.id', '=', accountId)
    .where('dog_owner.end_date', 'is', null)
    .orderBy('entry.id')
    .limit(1)
    .executeTakeFirst()

/** An owner contests that somebody else has entered the dog. */
export async function contest(
  tx: Db,
  trial: PaidTrial,
  { dogId, class: trialClass, ownerId }: OwnDog & { readonly ownerId: number },
  now: Date,
): Promise<void> {
  const entrant = { contact_name: 'Ville Vieras', contact_email: 'ville@koirakanta.invalid' }
  const entered = await tx
    .updateTable('entry')
    .set(entrant)
    .where('trial_id', '=', trial.id)
    .where('dog_id', '=', dogId)
    .returning('id')
    .executeTakeFirst()
  const id =
    entered?.id ??
    (await enterLast(tx, { trial_id: trial.id, dog_id: dogId, class: trialClass, ...entrant }, now))
  await tx
    .insertInto('entry_contest')
    .values({
      entry_id: id,
      account_id: ownerId,
      reason: 'En ole antanut lupaa ilmoittaa koiraani tähän kokeeseen.',
      made_at: now,
    })
    .execute()
}

/** @returns id of an entry at the end of the reserve */
async function enterLast(tx: Db, entry: Row<'entry'>, entered_at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('entry')
    .values({ ...entry, entered_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('entry_move')
    .values({ trial_id: entry.trial_id, entry_id: id, list: 'reserve', moved_at: entered_at })
    .execute()
  return id
}
