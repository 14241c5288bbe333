import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type {
  ListedNotice,
  LitterInquiry,
  OwnNotice,
  StaffNotice,
  staffNotices,
} from '#contract/litterNotices.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { makeDog, makeHealthReport, makePerson } from '../../testing/factories.ts'
import { codeOf, refusalOf } from '../../testing/refusal.ts'
import { TestBrowser } from '../../testing/testBrowser.ts'
import { waitForPedigree } from '../../testing/waiting.ts'
import { type NoticeInput, OWN, type OwnNotices, openNotices, STAFF } from './notices.test-helper.ts'

type StaffNotices = z.infer<typeof staffNotices.answer>

const NOW = new Date('2026-05-17T12:00:00Z')
const { app, database, db, person, keeper, other, writer, adviser, pair, fields, save, decide, approved } =
  await openNotices({ now: () => NOW })
const visitor = new TestBrowser(app)

const listed = async (type = 'litter', query = '') =>
  (await visitor.get(`/api/litter-inqueries/${type}${query}`)).json<ListedNotice[]>()
const idsOf = (notices: readonly { id: number }[]) => notices.map(({ id }) => id)

test('a notice tells what the club has published of reports on the health of its parents, and nothing else of them', async () => {
  const dogs = await pair()
  await waitForPedigree(app, database)
  const { id } = await approved({}, dogs)
  const { dam_id } = await db
    .selectFrom('litter_inquiry')
    .select('dam_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await makeHealthReport(db, dam_id, { state: 'published', codes: ['KIL'] })
  await makeHealthReport(db, dam_id, { state: 'handled', codes: ['EPI'] })
  const told = { father: { reported: [] }, mother: { reported: ['KIL'] } }
  expect((await visitor.get(`/api/litter-inquiry/${id}`)).json<LitterInquiry>()).toMatchObject(told)
  expect((await listed()).find((notice) => notice.id === id)).toMatchObject(told)
})

describe('a notice of an owner', () => {
  test('waits for the adviser, is then shown to everyone with the litter and the contact, and expires after three months', async () => {
    const dogs = await pair()
    await waitForPedigree(app, database)
    const own = (await save(fields(dogs, { contactPhone: '040 123 4567' }))).json<OwnNotice>()
    expect(own).toMatchObject({ state: 'waiting', replaces: null, contact: { phone: '040 123 4567' } })
    expect(idsOf(await listed())).not.toContain(own.id)
    expect(refusalOf(await visitor.get(`/api/litter-inquiry/${own.id}`))).toEqual([404, 'LITTER_NOT_FOUND'])
    const staff = (await adviser.get(STAFF)).json<StaffNotices>()
    expect(staff.waiting.find(({ id }) => id === own.id)).toMatchObject({
      owner: { username: 'omistaja' },
      damOwned: true,
    })
    expect(idsOf(staff.notices)).not.toContain(own.id)
    await decide(own, 'approve')
    const after = (await adviser.get(STAFF)).json<StaffNotices>()
    expect([idsOf(after.waiting), idsOf(after.notices)]).toEqual([
      expect.not.arrayContaining([own.id]),
      expect.arrayContaining([own.id]),
    ])
    const shown = (await listed()).find(({ id }) => id === own.id)
    expect(shown).toMatchObject({
      father: { regnr: dogs.fatherRegnr },
      place: 'Oulu',
      contact: { name: null, email: null, phone: '040 123 4567' },
      inbreeding: 0,
      knownAncestors: 2,
      inbreedingTrust: 'low',
      warnings: [],
    })
    expect((await visitor.get(`/api/litter-inquiry/${own.id}`)).json<LitterInquiry>()).toMatchObject({
      mother: { regnr: dogs.motherRegnr },
      birthDate: '2026-04-24',
      females: 3,
    })
    await db
      .updateTable('litter_inquiry')
      .set({ expires_on: '2026-05-16' })
      .where('id', '=', own.id)
      .execute()
    expect(idsOf(await listed())).not.toContain(own.id)
    expect(codeOf(await visitor.get(`/api/litter-inquiry/${own.id}`))).toBe('LITTER_NOT_FOUND')
    const mine = (await keeper.get(OWN)).json<OwnNotices>().notices.find(({ id }) => id === own.id)!
    expect(mine).toMatchObject({ expired: true })
    const renewed = await keeper.json(`${OWN}/renew`, { id: mine.id, version: mine.version })
    expect(renewed.json<OwnNotice>()).toMatchObject({ expired: false, expiresOn: '2026-08-17' })
    expect(idsOf(await listed())).toContain(own.id)
  })

  test('keeps what was approved until its change is approved, too', async () => {
    const notice = await approved()
    const dogs = { fatherRegnr: notice.father.regnr, motherRegnr: notice.mother.regnr }
    const change = fields(dogs, { id: notice.id, version: notice.version, males: 5 })
    const waiting = (await save(change)).json<OwnNotice>()
    expect(waiting).toMatchObject({ state: 'waiting', males: 5, replaces: notice.id })
    expect((await listed()).find(({ id }) => id === notice.id)).toMatchObject({ males: 4 })
    expect(refusalOf(await save(change))).toEqual([409, 'CHANGED_MEANWHILE'])
    const now = (await decide(waiting, 'approve')).json<StaffNotice>()
    expect(now).toMatchObject({ id: notice.id, males: 5, state: 'shown', replaces: null })
    expect(idsOf(await listed())).not.toContain(waiting.id)
    const changes = (await adviser.get(`${STAFF}/${notice.id}/changes`)).json<{ rows: { code: string }[] }>()
    expect(changes.rows.map(({ code }) => code)).toEqual(['NOTICE_APPROVED', 'NOTICE_APPROVED', 'CREATED'])
  })

  test('is declined with a reason that its keeper reads, and sent again', async () => {
    const own = (await save(fields(await pair()))).json<OwnNotice>()
    expect(refusalOf(await decide(own, 'decline'))).toEqual([
      422,
      'INPUT_INVALID',
      { reason: 'REASON_MISSING' },
    ])
    await decide(own, 'decline', 'Emän silmätutkimus puuttuu')
    const mine = (await keeper.get(OWN)).json<OwnNotices>().notices.find(({ id }) => id === own.id)!
    expect(mine).toMatchObject({ state: 'declined', reason: 'Emän silmätutkimus puuttuu' })
    expect(refusalOf(await decide(mine, 'approve'))).toEqual([422, 'NOTICE_STEP_IMPOSSIBLE'])
    const dogs = { fatherRegnr: mine.father.regnr, motherRegnr: mine.mother.regnr }
    const again = await save(fields(dogs, { id: mine.id, version: mine.version }))
    expect(again.json<OwnNotice>()).toMatchObject({ id: own.id, state: 'waiting', reason: null })
  })

  test('is taken away with what waits to change it', async () => {
    const notice = await approved()
    const dogs = { fatherRegnr: notice.father.regnr, motherRegnr: notice.mother.regnr }
    const waiting = (await save(fields(dogs, { id: notice.id, version: notice.version }))).json<OwnNotice>()
    const gone = await keeper.json(`${OWN}/withdraw`, { id: notice.id, version: notice.version })
    expect(gone.json<OwnNotice>()).toMatchObject({ id: notice.id, state: 'withdrawn' })
    expect(idsOf(await listed())).not.toContain(notice.id)
    expect(codeOf(await decide(waiting, 'approve'))).toBe('LITTER_NOT_FOUND')
    const version = gone.json<OwnNotice>().version
    expect(codeOf(await keeper.json(`${OWN}/withdraw`, { id: notice.id, version }))).toBe(
      'NOTICE_STEP_IMPOSSIBLE',
    )
    expect(codeOf(await keeper.json(`${OWN}/renew`, { id: notice.id, version }))).toBe(
      'NOTICE_STEP_IMPOSSIBLE',
    )
  })

  test('a change approved while its keeper takes the notice away: both are answered, and it is gone', async () => {
    for (let time = 0; time < 5; time++) {
      const notice = await approved()
      const { id, version } = notice
      const dogs = { fatherRegnr: notice.father.regnr, motherRegnr: notice.mother.regnr }
      const waiting = (await save(fields(dogs, { id, version }))).json<OwnNotice>()
      const [decided, gone] = await Promise.all([
        decide(waiting, 'approve'),
        keeper.json(`${OWN}/withdraw`, { id, version }),
      ])
      expect([200, 404]).toContain(decided.statusCode)
      expect([200, 409]).toContain(gone.statusCode)
      expect(idsOf(await listed()).includes(id)).toBe(gone.statusCode === 409)
    }
  })

  test('two decisions at once: one is made, the other is told that the notice has changed', async () => {
    const own = (await save(fields(await pair()))).json<OwnNotice>()
    const codes = await Promise.all([decide(own, 'approve'), decide(own, 'decline', 'Syy')])
    expect(codes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('a notice is refused', () => {
  test.each<[string, Partial<NoticeInput>, string, string]>([
    ['born before its mating', { birthDate: '2026-02-19' }, 'birthDate', 'BIRTH_BEFORE_MATING'],
    ['born tomorrow', { birthDate: '2026-05-18' }, 'birthDate', 'BIRTH_IN_FUTURE'],
    ['a litter without a birth', { birthDate: null }, 'birthDate', 'BIRTH_DATE_MISSING'],
    ['25 puppies', { females: 12, males: 13 }, 'females', 'TOO_MANY_PUPPIES'],
    [
      'a mating without a day',
      { type: 'mating', birthDate: null, matingDate: null },
      'matingDate',
      'MATING_DATE_MISSING',
    ],
    ['a plan in the past', { type: 'plan', birthDate: null }, 'matingDate', 'MATING_IN_PAST'],
    ['a plan that is born', { type: 'plan', matingDate: null }, 'birthDate', 'BIRTH_NOT_ASKED'],
  ])('%s', async (_what, changed, field, code) => {
    expect(refusalOf(await save(fields(await pair(), changed)))).toEqual([
      422,
      'INPUT_INVALID',
      { [field]: code },
    ])
  })

  test('with a website that is no address, and a day that is none', async () => {
    const answer = await save(fields(await pair(), { website: 'koekennel', birthDate: '2026-02-30' }))
    expect(refusalOf(answer)).toEqual([
      400,
      'INPUT_INVALID',
      { website: 'WEBSITE_INVALID', birthDate: 'DATE_INVALID' },
    ])
  })

  test('of two breeds, of one dog, of an unknown dog', async () => {
    const dogs = await pair()
    const { regnr } = await makeDog(db, { sex: 'male', breed_code: '57' })
    expect(refusalOf(await save(fields({ ...dogs, fatherRegnr: regnr })))).toEqual([
      422,
      'DIFFERENT_BREEDS',
      { fatherRegnr: 'DIFFERENT_BREEDS' },
    ])
    expect(codeOf(await save(fields({ ...dogs, fatherRegnr: dogs.motherRegnr })))).toBe('DOG_WITH_ITSELF')
    expect(refusalOf(await save(fields({ ...dogs, fatherRegnr: 'FI00001/01' })))).toEqual([
      404,
      'SIRE_NOT_FOUND',
      { fatherRegnr: 'SIRE_NOT_FOUND' },
    ])
  })

  test('to whoever does not own the dam; of a stud one of the dogs is enough', async () => {
    const dogs = await pair()
    expect(refusalOf(await save(fields(dogs), other))).toEqual([
      422,
      'NOT_OWN_DAM',
      { motherRegnr: 'NOT_OWN_DAM' },
    ])
    const foreign = await pair({ owner: null })
    const stud = fields(foreign, {
      type: 'stud',
      birthDate: null,
      matingDate: null,
      females: null,
      males: null,
    })
    expect(codeOf(await save(stud))).toBe('NOT_OWN_DOG')
    const { dog_id } = await db
      .selectFrom('dog_number')
      .select('dog_id')
      .where('regnr', '=', foreign.fatherRegnr)
      .executeTakeFirstOrThrow()
    await db.insertInto('dog_owner').values({ dog_id, person_id: person }).execute()
    expect((await save(stud)).json<OwnNotice>()).toMatchObject({ type: 'stud', state: 'waiting' })
  })

  test('to another’s hands: nobody reads, changes, renews or takes away what somebody else keeps', async () => {
    const own = (await save(fields(await pair()))).json<OwnNotice>()
    const { id, version } = own
    const dogs = { fatherRegnr: own.father.regnr, motherRegnr: own.mother.regnr }
    for (const answer of [
      await save(fields(dogs, { id, version }), other),
      await other.json(`${OWN}/renew`, { id, version }),
      await other.json(`${OWN}/withdraw`, { id, version }),
    ])
      expect(refusalOf(answer)).toEqual([404, 'LITTER_NOT_FOUND'])
    expect((await other.get(OWN)).json<OwnNotices>()).toEqual({ notices: [], dogs: [] })
    expect((await visitor.get(OWN)).statusCode).toBe(401)
    for (const path of [STAFF, `${STAFF}/${id}`, `${STAFF}/${id}/changes`]) {
      expect((await visitor.get(path)).statusCode).toBe(401)
      expect((await keeper.get(path)).statusCode).toBe(403)
    }
    expect((await decide(own, 'approve', '', writer)).statusCode).toBe(403)
    expect((await decide(own, 'approve', '', keeper)).statusCode).toBe(403)
    expect((await keeper.json(`${STAFF}/save`, { ...fields(dogs), reason: '' })).statusCode).toBe(403)
    expect((await adviser.json(`${STAFF}/save`, { ...fields(dogs), reason: '' })).statusCode).toBe(403)
  })

  test('beyond twenty that are open', async () => {
    const owner = await makePerson(db)
    const account = await makeAccount(db, { username: 'ahkera' })
    await database.pool.query('update account set person_id = $1 where username = $2', [owner, 'ahkera'])
    const busy = await signedIn(app, account)
    const dogs = await pair({ owner })
    const { id } = (await save(fields(dogs), busy)).json<OwnNotice>()
    await database.pool.query(
      `insert into litter_inquiry (type, sire_id, dam_id, owner_id, state)
        select type, sire_id, dam_id, owner_id, state from litter_inquiry, generate_series(1, 18) where id = $1`,
      [id],
    )
    const answers = await Promise.all([save(fields(dogs), busy), save(fields(dogs), busy)])
    expect(answers.map(codeOf).toSorted()).toEqual(['TOO_MANY_NOTICES', undefined])
    const { rows } = await database.pool.query<{ id: number; version: number }>(
      `insert into litter_inquiry (type, sire_id, dam_id, owner_id, state)
        select type, sire_id, dam_id, owner_id, 'withdrawn' from litter_inquiry where id = $1 returning id, version`,
      [id],
    )
    const again = await save(fields(dogs, { id: Number(rows[0]!.id), version: rows[0]!.version }), busy)
    expect(codeOf(again)).toBe('TOO_MANY_NOTICES')
  })
})

describe('the staff', () => {
  test('write for the club what is shown at once, but not of a dam without an owner, unless an adviser says why', async () => {
    const dogs = await pair()
    const written = await writer.json(`${STAFF}/save`, { ...fields(dogs), reason: '' })
    expect(written.json<StaffNotice>()).toMatchObject({ state: 'shown', owner: null })
    const sent = (await save(fields(await pair()))).json<OwnNotice>()
    const past = { ...fields({ fatherRegnr: sent.father.regnr, motherRegnr: sent.mother.regnr }), reason: '' }
    const { id, version } = sent
    expect(codeOf(await writer.json(`${STAFF}/save`, { ...past, id, version }))).toBe(
      'NOTICE_STEP_IMPOSSIBLE',
    )
    const ownerless = await pair({ owner: null })
    const body = { ...fields(ownerless), reason: 'Omistaja tunnetaan' }
    expect(refusalOf(await writer.json(`${STAFF}/save`, body))).toEqual([
      422,
      'DAM_OWNER_MISSING',
      { motherRegnr: 'DAM_OWNER_MISSING' },
    ])
    const own = (await save(fields(await pair()))).json<OwnNotice>()
    await db.deleteFrom('dog_owner').where('person_id', '=', person).execute()
    expect(codeOf(await decide(own, 'approve'))).toBe('DAM_OWNER_MISSING')
    expect((await decide(own, 'approve', 'Omistaja vaihtui')).json<StaffNotice>()).toMatchObject({
      state: 'shown',
      reason: 'Omistaja vaihtui',
    })
  })

  test('warn of the studbook’s rules and never refuse for them', async () => {
    const sire = await makeDog(db, { sex: 'male' })
    const dam = await makeDog(db, { sex: 'female', sire_id: sire.id })
    await db.insertInto('dog_owner').values({ dog_id: dam.id, person_id: person }).execute()
    const dogs = { fatherRegnr: sire.regnr, motherRegnr: dam.regnr }
    const answer = await writer.json(`${STAFF}/save`, { ...fields(dogs), reason: '' })
    expect(answer.json<StaffNotice>().warnings).toEqual(['PARENT_OFFSPRING'])
  })
})

test('everyone filters by type, breed and place, and never sees who keeps a notice or why it was decided so', async () => {
  const dogs = await pair({ breed_code: '57' })
  const own = (await save(fields(dogs, { place: 'Rovaniemi' }))).json<OwnNotice>()
  await decide(own, 'approve', 'Sisäinen huomautus')
  expect(idsOf(await listed('litter', '?breed=57&place=rovan'))).toEqual([own.id])
  expect(idsOf(await listed('litter', '?breed=57&place=Turku'))).toEqual([])
  expect(idsOf(await listed('plan', '?breed=57'))).toEqual([])
  expect(refusalOf(await visitor.get('/api/litter-inqueries/muu'))[0]).toBe(400)
  expect(codeOf(await visitor.get('/api/litter-inqueries/litter?breed=9999'))).toBe('BREED_NOT_FOUND')
  const bodies = [
    (await visitor.get('/api/litter-inqueries/litter')).body,
    (await visitor.get(`/api/litter-inquiry/${own.id}`)).body,
  ].join('')
  for (const secret of ['omistaja', 'Oma Omistaja', 'Sisäinen', 'neuvoja'])
    expect(bodies).not.toContain(secret)
})
