import type pg from 'pg'
import type { Database } from '../platform/database.ts'
import { makeTrial } from '../testing/factories.ts'
import { plantBank, plantDecisions, plantMove } from './plantingBank.test-helper.ts'
import { plantClub } from './plantingClub.test-helper.ts'
import { plantHealth } from './plantingHealth.test-helper.ts'
import { plantUpdate } from './plantingImports.test-helper.ts'
import { plantMateSearch, plantSavedSearch } from './plantingLitters.test-helper.ts'
import { plantMails } from './plantingMails.test-helper.ts'
import { plantRegister } from './plantingRegister.test-helper.ts'

/** Somebody whose every trace can be told from all others. */
const PERSON = {
  name: 'Ylermi Kätkö',
  /** the newest first */
  addresses: ['nyt.katko@example.fi', 'ennen.katko@example.fi', 'alussa.katko@example.fi'],
  phone: '044 765 4321',
} as const
const [NOW, BEFORE, FIRST] = PERSON.addresses
/** A text that names the person in three ways, none of them as they stand elsewhere. */
const TEXT = `Soita: KÄTKÖ Ylermi, ${BEFORE.toUpperCase()}, +358 44 7654321.`
export const SIGNS = { values: 'Kätkö harjoitteli' } as const

/** Any trace, in folded text. */
export const TRACE = 'katko|ylermi|44[ -]?765[ -]?4321'

export interface Place {
  readonly table: string
  readonly key: string
  readonly column: string
  readonly text: string
}

/** Columns of text or JSON, and those that lead to an account, a person or a judge. */
export async function columnsOfPeople(pool: pg.Pool): Promise<{ table: string; column: string }[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'migration'
      and a.attnum > 0 and not a.attisdropped
      and (
        format_type(a.atttypid, null) ~ '^(text|character|json|uuid|xml|inet|citext)'
        or exists (
          select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)
            and k.confrelid in ('account'::regclass, 'person'::regclass, 'judge'::regclass)
        )
      )
    order by 1, 2`)
  return rows
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  data_update_row: ['update_id', 'place'],
  breeding_award: ['dog_id', 'level'],
  payment_voucher: ['payment_id'],
  sheet: ['entry_id', 'kind'],
  practice_sheet: ['account_id', 'entry_id', 'kind'],
  trial_party: ['trial_id', 'number'],
  unregistered_dog: ['dog_id'],
}

/** Every place of the whole database, of any type, where a trace of the person stands. */
export async function placesOf(pool: pg.Pool): Promise<Place[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER'
      and table_name in (select relname from pg_class where relkind = 'r')`)
  const places: Place[] = []
  for (const { table, column } of columns) {
    const { rows } = await pool.query<{ row: Record<string, unknown>; text: string }>(
      `select to_jsonb(whole) as row, "${column}"::text as text from "${table}" whole where fold_text("${column}"::text) ~ '${TRACE}'`,
    )
    const keys = KEYS[table] ?? ['id']
    for (const { row, text } of rows)
      places.push({ table, key: keys.map((name) => row[name]).join('/'), column, text })
  }
  const name = ({ table, key, column }: Place) => `${table} ${key} ${column}`
  return places.toSorted((a, b) => (name(a) < name(b) ? -1 : 1))
}

/** Puts the person into every column that can hold one. */
export async function plantPerson({ db, pool }: Database): Promise<{ accountId: number }> {
  const put = async (table: string, values: Readonly<Record<string, unknown>>): Promise<number> => {
    const names = Object.keys(values)
    const { rows } = await pool.query<{ id: number }>(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
        values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
      Object.values(values),
    )
    return rows[0]!.id
  }
  const now = new Date()
  const later = new Date(now.getTime() + 86_400_000)
  const [first_name, last_name] = ['Ylermi', 'Kätkö']
  const phone = PERSON.phone
  const person = await put('person', { name: PERSON.name, town: 'Kätkölä', email: FIRST, phone })
  await put('person', { name: 'Joku Toinen', email: BEFORE })
  const account = await put('account', {
    username: 'ylermi.katko',
    email: NOW,
    first_name,
    last_name,
    phone,
    membership_number: 'KATKO-1',
    person_id: person,
  })
  const log = (subject: string, id: number, fields: { before?: object; after?: object; code?: string }) =>
    put('audit', {
      changed_at: now,
      account_id: account,
      subject,
      subject_id: String(id),
      code: fields.code ?? 'CHANGED',
      before: fields.before && JSON.stringify(fields.before),
      after: fields.after && JSON.stringify(fields.after),
    })
  await log('account', account, {
    code: 'REGISTERED',
    after: { email: FIRST, firstName: first_name, lastName: last_name },
  })
  await log('account', account, { code: 'EMAIL_CHANGED', before: { email: FIRST }, after: { email: BEFORE } })
  await log('account', account, { code: 'EMAIL_CHANGED', before: { email: BEFORE }, after: { email: NOW } })
  await put('account_token', {
    token_hash: Buffer.from('1'),
    account_id: account,
    kind: 'change_email',
    new_email: 'uusi.katko@example.fi',
    created_at: now,
    expires_at: later,
  })
  await put('session', {
    token_hash: Buffer.from('2'),
    account_id: account,
    device: 'Kätkön selain',
    created_at: now,
    proved_at: now,
    last_used_at: now,
    expires_at: later,
  })
  await put('account_role', { account_id: account, role: 'TRIALAGENT' })
  const members = await put('member_import', {
    imported_at: now,
    account_id: account,
    undone_by: account,
    file_name: TEXT,
    whole_list: true,
    row_count: 1,
    confirmed: 1,
    lapsed: 0,
    conflicts: 0,
  })
  await put('member_change', {
    import_id: members,
    account_id: account,
    membership_number: 'KATKO-1',
    confirmed_after: now,
  })
  await put('registration', {
    username: 'katko2',
    email: NOW,
    first_name,
    last_name,
    phone,
    membership_number: 'KATKO-2',
    password_hash: '-',
    language: 'fi',
    created_at: now,
    expires_at: later,
  })
  const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, TEXT]))
  await plantMails(put, { account, address: FIRST, newest: 'uusi.katko@example.fi', text: TEXT, at: now })
  const dog = await put('dog', {
    breed_code: '119',
    name: 'Kadonnut Koira',
    handler: PERSON.name,
    breeder_id: person,
    ...texts(
      'kennel_name',
      'teeth_remark',
      'hair_remark',
      'testicle_remark',
      'eye_remark',
      'mental_test',
      'predator_test',
      'health_insurance',
      'free_text',
      'death_cause',
    ),
  })
  await put('dog_number', {
    key: 'FI9912324',
    stem: 'FI99123',
    regnr: 'FI99123/24',
    dog_id: dog,
    is_primary: true,
  })
  await put('dog_owner', { dog_id: dog, person_id: person })
  await put('consent_log', {
    person_id: person,
    kind: 'name_and_town',
    given: true,
    account_id: account,
    changed_at: now,
  })
  const club = await put('club', {
    email: FIRST,
    phone,
    ...texts('name', 'website', 'account_holder'),
    iban: 'FI7944052020036082',
    bic: 'HELSFIHH',
  })
  await put('club_agent', { club_id: club, account_id: account })
  const judge_id = await put('judge', {
    name: PERSON.name,
    account_id: account,
    town: 'Kätkölä',
    email: BEFORE,
    phone,
  })
  const trial = await makeTrial(db, {
    club_id: club,
    organiser_email: BEFORE,
    organiser_phone: phone,
    ...texts('place', 'fee_text', 'bring', 'invitation', 'cancel_reason', 'move_reason', 'moved_from_place'),
    moved_from: '2026-05-10',
  })
  await log('trial', trial, {
    before: { organiserEmail: BEFORE, organiserPhone: phone, place: 'Suo' },
    after: { organiserEmail: NOW, organiserPhone: '+358 44 765 4321', place: 'Pelto' },
  })
  await log('result', trial, { before: { report: TEXT }, after: { report: `${TEXT} Uusi.` } })
  const entry = await put('entry', {
    trial_id: trial,
    dog_id: dog,
    class: 'AVO',
    account_id: account,
    handler: PERSON.name,
    contact_name: PERSON.name,
    contact_email: FIRST,
    contact_phone: phone,
    withdrawn_at: now,
    withdrawn_reason: 'Kätkö sairastui',
    refund_iban: 'FI4404476543210012',
    refund_holder: PERSON.name,
  })
  await log('entry', entry, { after: { contactName: PERSON.name, contactPhone: phone } })
  await put('entry_move', {
    trial_id: trial,
    entry_id: entry,
    list: 'place',
    account_id: account,
    reason: TEXT,
  })
  const payment = await put('payment', {
    entry_id: entry,
    stamp: crypto.randomUUID(),
    amount_cents: 5000,
    provider: 'paytrail',
    state: 'confirmed',
    created_at: now,
    confirmed_at: now,
  })
  await put('payment_voucher', {
    payment_id: payment,
    entry_id: entry,
    account_id: account,
    payer: PERSON.name,
    kept_at: now,
  })
  await put('refund', {
    payment_id: payment,
    stamp: crypto.randomUUID(),
    amount_cents: 5000,
    reason: TEXT,
    account_id: account,
    created_at: now,
  })
  await plantMove(put, { payment, trial, from: entry, account, text: TEXT, at: now })
  await plantBank(put, { club, account, text: TEXT, at: now })
  const entered = await put('dog', { breed_code: '119', name: 'Vieras', registered: false })
  await put('unregistered_dog', { dog_id: entered, regnr: 'SE1/20', key: 'SE1/20', ...texts('sire', 'dam') })
  await plantDecisions(put, { entry, account, text: TEXT, at: now })
  await put('trial_party', { trial_id: trial, number: 1, place: TEXT })
  await put('trial_party_judge', { trial_id: trial, number: 1, judge_id })
  await put('check_in', { entry_id: entry, checked_at: now, account_id: account })
  await put('trial_message', {
    trial_id: trial,
    recipients: 1,
    account_id: account,
    ...texts('subject', 'body'),
  })
  const values = (report: string) => JSON.stringify({ report })
  await put('sheet', { entry_id: entry, kind: 'hunt', values: values(TEXT), accepted: values(TEXT) })
  await put('practice_sheet', {
    account_id: account,
    entry_id: entry,
    kind: 'hunt',
    values: values(SIGNS.values),
  })
  await put('rulebook', { valid_from: '1999-01-01', data: '{}', note: TEXT, created_by: account })
  const judged = {
    trial_id: trial,
    dog_id: dog,
    class: 'AVO',
    outcome: 'judged',
    judge: PERSON.name,
    judge_id,
    report: TEXT,
    overridden: JSON.stringify({ reason: TEXT, checks: [] }),
  }
  await put('trial_result', judged)
  await put('water_result', judged)
  const show = await put('show', { held_on: '2024-05-01', ...texts('place', 'name') })
  await put('show_result', {
    show_id: show,
    dog_id: dog,
    class: 'AVO',
    grade: 'ERI',
    judge: PERSON.name,
    critique: TEXT,
  })
  const written = { kind: 'inspection', held_on: '2024-05-01', reviewer: PERSON.name, ...texts('place') }
  const day = await put('review_day', written)
  await put('breeding_review', {
    ...written,
    dog_id: dog,
    class: 'A',
    height_cm: 60,
    length_cm: 60,
    critique: TEXT,
  })
  await put('review_entry', { day_id: day, dog_id: dog, values: JSON.stringify({ critique: TEXT }) })
  await put('dog_title', { dog_id: dog, code: 'FI KVA', source: TEXT })
  await put('breeding_award', { dog_id: dog, level: 'gold', awarded_on: '2024-05-01', grounds: TEXT })
  const dam = await put('dog', { breed_code: '119', name: 'Emä' })
  await put('paper_award', {
    dog_id: dog,
    ground: 'showAward',
    ...texts('award', 'place', 'seen_by', 'verdict_reason'),
    won_on: '2020-01-01',
    recorded_at: '2026-01-01T10:00:00Z',
    account_id: account,
    verdict: 'denied',
    decided_at: '2026-01-02T10:00:00Z',
    decided_by: account,
  })
  await put('objection', {
    trial_id: trial,
    dog_id: dog,
    account_id: account,
    objector_name: PERSON.name,
    objector_email: BEFORE,
    language: 'fi',
    due_on: '2026-01-14',
    received_on: '2026-01-02',
    recorded_at: now,
    recorded_by: account,
    verdict: 'rejected',
    decided_at: now,
    decided_by: account,
    ...texts('body', 'verdict_reason'),
  })
  await put('proposal', {
    trial_id: trial,
    dog_id: dog,
    code: 'CACIT',
    proposed_at: now,
    account_id: account,
  })
  await plantRegister(put, { dog, account, at: now, texts })
  const signed = { account_id: account, signed_at: now, results: '[]' }
  await put('trial_signature', { trial_id: trial, judge_id, ...signed })
  await plantHealth(put, { dog, account, name: PERSON.name, email: BEFORE, texts })
  const notice = { type: 'litter', sire_id: dog, dam_id: dam, owner_id: account, decided_by: account }
  const contact = { contact_name: PERSON.name, contact_email: NOW, contact_phone: phone }
  const told = texts('kennel_name', 'place', 'website', 'further_information', 'reason')
  await put('litter_inquiry', { ...notice, ...contact, ...told })
  await plantMateSearch(put, { account, name: PERSON.name, note: TEXT, at: now })
  await plantSavedSearch(put, { account, name: PERSON.name, at: now })
  const source_id = await put('change_source', { origin: 'import', file_name: `${PERSON.name}.csv` })
  await plantUpdate(put, { account, name: PERSON.name, note: TEXT, at: now })
  const former = (table_name: string, record: number, values: object) =>
    put('record_change', { source_id, table_name, record, former: JSON.stringify(values) })
  await former('dog', dog, { handler: PERSON.name, breeder_id: person })
  await former('dog_owner', 1, { dog_id: dog, person_id: person, start_date: '2020-01-01' })
  await former('show_result', 1, { critique: TEXT })
  await plantClub(put, { at: now, account, texts })
  return { accountId: account }
}
