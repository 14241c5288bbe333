import type { Insertable } from 'kysely'
import { regnrKey, regnrStem } from '#domain/regnr.ts'
import type { Db } from '../platform/database.ts'
import type { Schema } from '../platform/schema.ts'

let sequence = 0
/** Numbers that no dog of the demo club has, and none of its trials on any day, so that tests may lay theirs beside them. */
const [FIRST_DOG, FIRST_TRIAL] = [60_000, 500]

/** What a test says of a dog; everything else is filled in. The first number is the main one, the others are aliases. */
export interface DogOptions extends Partial<Insertable<Schema['dog']>> {
  readonly regnrs?: readonly [string, ...string[]]
}

export interface MadeDog {
  readonly id: number
  readonly regnr: string
  readonly name: string
}

/** A dog with its numbers: of breed 119, without parents unless the test gives them. */
export async function makeDog(db: Db, overrides: DogOptions = {}): Promise<MadeDog> {
  sequence++
  const { regnrs = [`FI${FIRST_DOG + sequence}/20`], ...columns } = overrides
  const birth_date = columns.birth_date === undefined ? '2020-05-17' : columns.birth_date
  const { id, name } = await db
    .insertInto('dog')
    .values({
      breed_code: '119',
      name: `Koe Koira ${sequence}`,
      birth_year: birth_date ? Number(birth_date.slice(0, 4)) : null,
      ...columns,
      birth_date,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('dog_number')
    .values(
      regnrs.map((regnr, index) => ({
        key: regnrKey(regnr),
        stem: regnrStem(regnr),
        regnr,
        dog_id: id,
        is_primary: index === 0,
      })),
    )
    .execute()
  return { id, name, regnr: regnrs[0] }
}

/** A person; without consent unless the test gives it. */
export async function makePerson(
  db: Db,
  overrides: Partial<Insertable<Schema['person']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('person')
    .values({ name: `Testi Henkilö ${++sequence}`, ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A health statement of a dog: hips B by the FCI scale unless told otherwise. */
export async function makeStatement(
  db: Db,
  dogId: number,
  overrides: Partial<Insertable<Schema['health_statement']>> = {},
): Promise<void> {
  await db
    .insertInto('health_statement')
    .values({
      dog_id: dogId,
      kind: 'hips',
      scale: 'fci_hips',
      value: 'B',
      examined_on: '2021-09-01',
      ...overrides,
    })
    .execute()
}

/** A report of an owner on a dog's health, not handled unless told otherwise. */
export async function makeHealthReport(
  db: Db,
  dogId: number,
  overrides: Partial<Insertable<Schema['health_inquiry']>> = {},
): Promise<void> {
  await db
    .insertInto('health_inquiry')
    .values({
      key: crypto.randomUUID(),
      dog_id: dogId,
      informer: 'owner',
      language: 'fi',
      condition: 'problem',
      character: 'Rauhallinen',
      reported_on: '2026-05-01',
      reported_at: new Date('2026-05-01T10:00:00Z'),
      ...overrides,
    })
    .execute()
}

/** An organiser club with an account as its agent, where one is given. */
export async function makeClub(db: Db, agentId?: number, name = `Koekerho ${++sequence}`): Promise<number> {
  const { id } = await db.insertInto('club').values({ name }).returning('id').executeTakeFirstOrThrow()
  if (agentId !== undefined) {
    await db.insertInto('club_agent').values({ club_id: id, account_id: agentId }).execute()
  }
  return id
}

/** Gives a club the account that bank transfers go to. */
export async function giveBankAccount(db: Db, clubId: number): Promise<void> {
  await db
    .updateTable('club')
    .set({ iban: 'FI7944052020036082', bic: 'HELSFIHH', account_holder: 'Kerho ry' })
    .where('id', '=', clubId)
    .execute()
}

/** An active judge of every kind of trial; a user's where the account is given. */
export async function makeJudge(
  db: Db,
  overrides: Partial<Insertable<Schema['judge']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('judge')
    .values({
      name: `Testi Tuomari ${++sequence}`,
      qualifications: ['field', 'forest', 'water_track'],
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A published field trial of an own club with its number; its judges are given by id, the head judge first. */
export async function makeTrial(
  db: Db,
  overrides: Partial<Insertable<Schema['trial']>> = {},
  judgeIds: readonly number[] = [],
): Promise<number> {
  const trial = await db
    .insertInto('trial')
    .values({
      type: 'field',
      held_on: '2023-09-10',
      kaer_nr: FIRST_TRIAL + ++sequence,
      place: 'Ilmajoki',
      organiser_phone: '040 765 4321',
      published_at: new Date('2023-06-01T09:00:00Z'),
      ...overrides,
      club_id: overrides.club_id ?? (await makeClub(db)),
    })
    .returning(['id', 'held_on', 'kaer_nr'])
    .executeTakeFirstOrThrow()
  const { id, held_on, kaer_nr } = trial
  if (held_on !== null && kaer_nr !== null) {
    await db.insertInto('trial_number').values({ held_on, kaer_nr, trial_id: id }).execute()
  }
  for (const [index, judge_id] of judgeIds.entries()) {
    await db
      .insertInto('trial_judge')
      .values({ trial_id: id, judge_id, head: index === 0 })
      .execute()
  }
  return id
}

/** A dog's entry with a place at the trial; in AVO unless the test says otherwise. */
export async function makeEntry(
  db: Db,
  trialId: number,
  dogId: number,
  overrides: Partial<Insertable<Schema['entry']>> = {},
  list: 'place' | 'reserve' = 'place',
): Promise<number> {
  const { id } = await db
    .insertInto('entry')
    .values({ trial_id: trialId, dog_id: dogId, class: 'AVO', ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('entry_move').values({ trial_id: trialId, entry_id: id, list }).execute()
  return id
}

/** A payment for an entry of 50 €, which came now unless the test says otherwise. @returns its id */
export async function makePayment(
  db: Db,
  entryId: number,
  overrides: Partial<Insertable<Schema['payment']>> = {},
): Promise<number> {
  const now = new Date()
  const { id } = await db
    .insertInto('payment')
    .values({
      entry_id: entryId,
      stamp: crypto.randomUUID(),
      amount_cents: 5000,
      provider: 'sandbox',
      state: 'confirmed',
      created_at: now,
      confirmed_at: now,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A refund of 10 € of a payment, which has arrived now unless the test says otherwise. */
export async function makeRefund(
  db: Db,
  paymentId: number,
  overrides: Partial<Insertable<Schema['refund']>> = {},
): Promise<number> {
  const now = new Date()
  const { id } = await db
    .insertInto('refund')
    .values({
      payment_id: paymentId,
      stamp: crypto.randomUUID(),
      amount_cents: 1000,
      reason: 'Syy',
      state: 'done',
      created_at: now,
      settled_at: now,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A field trial of a day, with one judged result of the dog. */
export async function makeTrialResult(
  db: Db,
  dogId: number,
  overrides: Partial<Insertable<Schema['trial_result']>> = {},
  heldOn = '2023-09-10',
): Promise<void> {
  const id = await makeTrial(db, { held_on: heldOn })
  await db
    .insertInto('trial_result')
    .values({
      trial_id: id,
      dog_id: dogId,
      class: 'AVO',
      outcome: 'judged',
      prize: 1,
      points: 165.5,
      done_at: new Date('2023-09-10T15:00:00Z'),
      ...overrides,
    })
    .execute()
}

/** A show of a day, with one result of the dog. */
export async function makeShowResult(
  db: Db,
  dogId: number,
  overrides: Partial<Insertable<Schema['show_result']>> = {},
  heldOn = '2022-06-04',
): Promise<void> {
  const { id } = await db
    .insertInto('show')
    .values({ held_on: heldOn, place: 'Hamina' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('show_result')
    .values({
      show_id: id,
      dog_id: dogId,
      class: 'AVO',
      grade: 'ERI',
      saved_at: new Date('2022-06-05T15:00:00Z'),
      ...overrides,
    })
    .execute()
}

/** An inspection of a dog on 5.5.2024 at Lahti, ERI, 61 cm high and 63 cm long unless told otherwise. @returns its id */
export async function makeReview(
  db: Db,
  dogId: number,
  overrides: Partial<Insertable<Schema['breeding_review']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('breeding_review')
    .values({
      dog_id: dogId,
      kind: 'inspection',
      held_on: '2024-05-05',
      clock: '10:30',
      place: 'Lahti',
      reviewer: 'Testi Arvostelija',
      class: 'ERI',
      height_cm: 61,
      length_cm: 63,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
