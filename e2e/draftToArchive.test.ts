import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Trial } from '#contract/calendar.ts'
import type { ResultSheets } from '#contract/judging.ts'
import type { Treasury } from '#contract/money.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import type { TrialRecord } from '#contract/papers.ts'
import type { SettlementOverview, SettlementPreview } from '#contract/settlements.ts'
import { DEMO_JUDGE } from '#demo/data/demoPeople.ts'
import { readPages } from '#server/testing/pdfText.ts'
import { button, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { chargeOf, type Entered, enterBy, makeEntrants, payBy, settleAll } from './manyEntrants.ts'
import { post } from './payingSteps.ts'
import { translator } from './translator.ts'
import { confirm, done, makeRoom, moveToToday, publishTrial, stands, start, today } from './trialSteps.ts'
import { DESKTOP, PHONE } from './visitor.ts'

// What the service does by the clock it does here when it is told to.
const { service, openPage } = await openJourneys({ ENTRY_JOBS_MS: '0' })
const t = translator('fi')

const DOGS = 60
const FIRST_PLACES = 52
const PLACES = 57
const CANCELLED = 3

type Values = Record<string, string | number | boolean>

/** The sheet of a dog, like no other's: its points are added up here. */
function sheetOf(
  { class: name }: Entered,
  index: number,
  { coefficients }: { coefficients: Record<string, number | null> },
) {
  const grades = { search: 5 + (index % 5), game: 6 + (index % 4), retrieve: 5 + (index % 6) }
  const water = { water: 8, track: 7 }
  const points = Object.entries({ ...grades, ...(name === 'AVO' && water) })
    .map(([part, grade]) => grade * (coefficients[part] ?? 0))
    .reduce((sum, part) => sum + part, 0)
  const values: Values = {
    outcome: 'judged',
    ...grades,
    ...{ pointsAtGame: 1 + (index % 3), shotOver: true, report: `Koiran ${index} arvostelu.` },
    ...{ speed: 4, method: 3, scenting: 5, point: 4, flush: 4, steadiness: 4, retrieveEagerness: 4 },
    ...{ collaboration: 4, willToHunt: 5, behaviour: 4, gunShyness: 5, loudness: 5 },
    statedPoints: points,
  }
  return { values, grades, points }
}
type Sheet = ReturnType<typeof sheetOf>

/** Has what the service does by the clock done until something is as it should be. */
async function passTime(admin: Page, until: () => Promise<boolean>) {
  await expect
    .poll(async () => {
      await post(admin, '/api/auth/jobs/entries/run')
      return until()
    })
    .toBe(true)
}

/** Tried again where the server has just closed the idle connection that the request was sent on. */
const own = async (page: Page, { entry: { id } }: Entered): Promise<OwnEntry> =>
  (await page.request.get(`/api/entries/${id}`, { maxRetries: 3 })).json()
const isIn = async (page: Page, dogs: readonly Entered[], state: string) =>
  (await Promise.all(dogs.map((dog) => own(page, dog)))).every((entry) => entry.state === state)

/** Writes every sheet down and marks it done; the last dogs did not come, or did not finish. @returns the sheets of those that were judged */
async function judgeAll(judge: Page, trialId: number, dogs: readonly Entered[]): Promise<Map<string, Sheet>> {
  const { rulebooks, judges }: ResultSheets = await (
    await judge.request.get(`/api/auth/trials/${trialId}/results`)
  ).json()
  const [absent, withdrawn, ...judged] = dogs
  for (const [dog, outcome] of [[absent!, 'absent'] as const, [withdrawn!, 'withdrawn'] as const])
    await post(judge, `/api/auth/trials/${trialId}/results/done`, {
      entryId: dog.entry.id,
      kind: 'hunt',
      seenAt: null,
      outcome,
    })
  const sheets = new Map<string, Sheet>()
  for (const [index, dog] of judged.entries()) {
    const sheet = sheetOf(dog, index, rulebooks[0]!.classes[dog.class])
    const entryId = dog.entry.id
    const values = { ...sheet.values, judgeId: judges[0]!.id }
    const changes = Object.entries(values).map(([field, value]) => ({ entryId, field, value, was: null }))
    const saved = await post<{ sheets: { updatedAt: string }[] }>(
      judge,
      `/api/auth/trials/${trialId}/results/fields`,
      { kind: 'hunt', changes },
    )
    await post(judge, `/api/auth/trials/${trialId}/results/done`, {
      entryId,
      kind: 'hunt',
      seenAt: saved.sheets[0]!.updatedAt,
    })
    sheets.set(dog.regnr, sheet)
  }
  return sheets
}

/** Every paper and page says of every dog what was entered and written down of it, and nothing else. */
async function expectArchive(
  agent: Page,
  trialId: number,
  dogs: readonly Entered[],
  sheets: Map<string, Sheet>,
) {
  const record: TrialRecord = await (await agent.request.get(`/api/auth/trials/${trialId}/record`)).json()
  const { heldOn, kaerNr } = record.trial
  const published: Trial = await (await agent.request.get(`/api/trials/${heldOn}/${kaerNr}`)).json()
  const csv = await (await agent.request.get(`/api/trials/${heldOn}/${kaerNr}/results.csv?lang=fi`)).text()
  expect([record.dogs.length, published.results.length]).toEqual([PLACES, PLACES])
  expect(published.results.every(({ status }) => status === 'official')).toBe(true)
  expect(record.dogs.map(({ startNumber }) => startNumber)).toEqual(dogs.map((_dog, index) => index + 1))
  for (const dog of dogs) {
    const written = record.dogs.find(({ regnr }) => regnr === dog.regnr)!
    const shown = published.results.find(({ dog: { regnr } }) => regnr === dog.regnr)!
    const sheet = sheets.get(dog.regnr)
    const told = Object.fromEntries(written.fields.map(({ field, text }) => [field, text]))
    expect(told, dog.name).toMatchObject({
      class: dog.class,
      regnr: dog.regnr,
      name: dog.name,
      handler: dog.handler,
      ...(sheet && {
        search: String(sheet.grades.search),
        game: String(sheet.grades.game),
        retrieve: String(sheet.grades.retrieve),
        points: String(sheet.points).replace('.', ','),
        judge: DEMO_JUDGE.name,
      }),
    })
    expect(shown, dog.name).toMatchObject({
      class: dog.class,
      outcome: sheet ? 'judged' : told.result!.includes('luopui') ? 'withdrawn' : 'absent',
      ...(sheet && { points: sheet.points, report: sheet.values.report, grades: sheet.grades }),
    })
    const rows = csv.split('\n').filter((line) => line.includes(dog.regnr))
    expect(rows, dog.name).toHaveLength(1)
    if (sheet) expect(rows[0]).toContain(String(sheet.values.report))
  }
  for (const paper of [
    `/api/auth/trials/${trialId}/record.pdf`,
    `/api/trials/${heldOn}/${kaerNr}/results.pdf`,
  ]) {
    const file = await (await agent.request.get(`${paper}?lang=fi`)).body()
    const text = readPages(file)
      .flatMap(({ texts }) => texts.map((one) => one.text))
      .join('')
      .replace(/\s/g, '')
    expect(dogs.filter(({ regnr }) => !text.includes(regnr))).toEqual([])
  }
}

/** The ledger, the treasurer's view and the entrants agree with the provider's own book, and its settlement leaves nothing over. */
async function expectLedger(admin: Page, entrant: Page, trialId: number, dogs: readonly Entered[]) {
  const { pool } = service.database
  const charges = await Promise.all(dogs.map((dog) => chargeOf(entrant, dog)))
  expect(charges.every(({ status }) => status === 'Maksettu')).toBe(true)
  const paid = charges.reduce((sum, { cents }) => sum + cents, 0)
  const refunded = charges.reduce((sum, { refundedCents }) => sum + refundedCents, 0)
  const balances = async () => {
    const { rows } = await pool.query<{ account: string; cents: string }>(
      `select account, sum(amount_cents) as cents from entry_ledger l join entry e on e.id = l.entry_id
       where e.trial_id = $1 group by account having sum(amount_cents) <> 0`,
      [trialId],
    )
    return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]))
  }
  expect(await balances()).toEqual({ provider: paid - refunded, income: refunded - paid })
  const treasury: Treasury = await (await admin.request.get('/api/auth/money')).json()
  expect(treasury.trials.find(({ trial: { id } }) => id === trialId)).toMatchObject({
    entries: DOGS,
    paidCents: paid,
    refundedCents: refunded,
    keptCents: paid - refunded,
    onItsWayCents: 0,
    owedCents: 0,
    unpaidCents: 0,
    waiting: 0,
  })

  const report = await settleAll(entrant, dogs[0]!)
  const before: SettlementOverview = await (await admin.request.get('/api/auth/settlements')).json()
  const { hash, settlements } = await uploadBy<SettlementPreview>(
    admin,
    '/api/auth/settlements/preview',
    report,
  )
  expect(settlements).toMatchObject([
    { payments: DOGS, refunds: CANCELLED, grossCents: paid - refunded, cases: 0, known: false },
  ])
  await uploadBy(
    admin,
    `/api/auth/settlements?${new URLSearchParams({ hash, fileName: 'tilitys.csv' })}`,
    report,
  )
  const after: SettlementOverview = await (await admin.request.get('/api/auth/settlements')).json()
  const ofProvider = ({ balances: all }: SettlementOverview) =>
    all.find(({ account }) => account === 'provider')?.amountCents ?? 0
  expect(ofProvider(before) - ofProvider(after)).toBe(paid - refunded)
  expect(after.cases.filter(({ settlement }) => settlement === settlements[0]!.reference)).toEqual([])
  expect(after.ledgerDifferences).toBe(0)
}

/** Sends a table as the page does. */
const uploadBy = <Answer>(page: Page, url: string, content: string) =>
  post<Answer>(page, url, Buffer.from(content), 'text/csv')

test('runs a trial of sixty entrants from draft to archive: what was entered, written down and paid once is what every paper and the ledger say', async () => {
  const agent = await openPage('/hallinta/kokeet', { ...DESKTOP, as: 'koetoimitsija' })
  const trial = await publishTrial(agent, 'Kuusikymmentälä', DEMO_JUDGE.name, FIRST_PLACES)
  const trialId = Number(/\d+$/.exec(trial)![0])
  const publicPage = await agent.getByRole('link', { name: t('trialAdmin.publicPage') }).getAttribute('href')
  const address = /\d{4}-\d\d-\d\d\/\d+/.exec(publicPage!)![0]

  const entrant = await openPage('/', { ...PHONE, as: 'jasen' })
  const dogs: Entered[] = []
  for (const dog of await makeEntrants(service, DOGS, today)) dogs.push(await enterBy(entrant, address, dog))
  const [placed, queue] = [dogs.slice(0, FIRST_PLACES), dogs.slice(FIRST_PLACES)]
  expect(queue.map(({ entry }) => entry.queueNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  for (const dog of placed) await payBy(entrant, dog)
  expect(await isIn(entrant, placed, 'placed')).toBe(true)

  const [byHand, ...byCall] = placed.slice(0, CANCELLED)
  await entrant.goto(`/ilmoittautumiset/${byHand!.entry.id}`)
  await button(entrant, t('ownEntries.cancel.open')).tap()
  await entrant.getByRole('dialog').getByLabel(t('ownEntries.cancel.reason')).fill('Juoksuaika')
  await button(entrant, t('ownEntries.cancel.submit')).tap()
  await toast(entrant, t('ownEntries.cancel.done')).waitFor()
  for (const dog of byCall) {
    const { version } = await own(entrant, dog)
    await post(entrant, `/api/entries/${dog.entry.id}/cancel`, { version, reason: 'Loukkaantui' })
  }
  const admin = await openPage('/', { as: 'yllapito' })
  const offered = queue.slice(0, CANCELLED)
  await passTime(admin, () => isIn(entrant, offered, 'offered'))
  for (const dog of offered) await payBy(entrant, dog)

  await makeRoom(agent, trial, PLACES)
  await agent.goto(`${trial}/osallistujat`)
  const called = queue.slice(CANCELLED)
  for (const dog of called) {
    await agent.getByText(t('entries.freeText', { dog: dog.name })).waitFor()
    await button(agent, t('entries.freeGive')).click()
    await toast(agent, t('entries.movedToPlace', { dog: dog.name })).waitFor()
    await payBy(entrant, dog)
  }
  const starters = [...placed.slice(CANCELLED), ...queue]
  expect(await isIn(entrant, starters, 'placed')).toBe(true)
  await passTime(admin, async () =>
    (await Promise.all(placed.slice(0, CANCELLED).map((dog) => own(entrant, dog)))).every(({ money }) =>
      money.refunds.every(({ state }) => state === 'done'),
    ),
  )

  await agent.goto(trial)
  await moveToToday(agent, 'Kuusikymmentälä')
  await agent.goto(`${trial}/osallistujat`)
  await button(agent, t('entries.start.draw')).click()
  await agent.getByText(/siemenestä [0-9a-f]{16}/).waitFor()

  const judge = await openPage(`${trial}/tulokset`, { ...DESKTOP, as: 'tuomari' })
  const sheets = await judgeAll(judge, trialId, starters)
  await agent.goto(trial)
  await start(agent, 'end')
  await confirm(agent, 'end')
  for (const question of ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED']) {
    await agent.getByText(t(`errors.${question}`)).waitFor()
    await button(agent, t('common.goOn')).click()
  }
  await done(agent, 'end')
  await stands(agent, 'ended')

  await expectArchive(agent, trialId, starters, sheets)
  await expectLedger(admin, entrant, trialId, dogs)
}, 240_000)
