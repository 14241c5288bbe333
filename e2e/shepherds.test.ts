import { expect, test } from 'vitest'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'

const { service, openPage } = await openJourneys({ CLUB_PROFILE: 'saksanpaimenkoira' })
const t = translator('fi')
const DESKTOP = { viewport: { width: 1440, height: 900 } }

const TRIAL_PAGES = ['/koekalenteri', '/kokeet', '/kokeet/2026-05-17/1', '/tuomarit']
const STAFF_TRIAL_PAGES = [
  '/hallinta/kokeet',
  '/hallinta/kokeet/uusi',
  '/hallinta/kokeet/1',
  '/hallinta/kokeet/1/osallistujat',
  '/hallinta/kokeet/1/tulokset',
  '/hallinta/kokeet/1/tulokset-vesi-jalki',
  '/hallinta/kokeet/1/harjoittelu',
  '/hallinta/kaer/tulos/1',
  '/hallinta/saannot',
  '/hallinta/rotukeskiarvot',
  '/hallinta/tuotteet',
  '/hallinta/rahat',
  '/hallinta/tuomarit',
  '/hallinta/kerhot',
]
const TRIAL_TABLES = ['trial', 'trial_result', 'water_result', 'entry', 'judge', 'club', 'sheet'] as const

test('the German Shepherd club has dogs and shows, and no rows of trials', async () => {
  const { pool } = service.database
  const count = async (table: string) =>
    (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
  expect(await count('dog')).toBeGreaterThan(1000)
  expect(await count('show_result')).toBeGreaterThan(100)
  for (const table of TRIAL_TABLES) expect([table, await count(table)]).toEqual([table, 0])
})

test('its pages of trials are not found, by everyone and by SYSADMIN', async () => {
  const visitor = await openPage('/', DESKTOP)
  const admin = await openPage('/', { ...DESKTOP, as: 'yllapito' })
  const notFound = { level: 1, name: t('shell.notFound') } as const
  for (const path of TRIAL_PAGES) {
    await visitor.goto(path)
    await visitor.getByRole('heading', notFound).waitFor()
  }
  for (const path of [...TRIAL_PAGES, ...STAFF_TRIAL_PAGES]) {
    await admin.goto(path)
    await admin.getByRole('heading', notFound).waitFor()
  }
  await visitor.goto('/hallinta/kokeet')
  await visitor.getByRole('heading', { level: 1, name: t('home.heading') }).waitFor()
})

test('its front page and menu name no trials', async () => {
  const page = await openPage('/', { ...DESKTOP, as: 'yllapito' })
  await page.getByRole('heading', { name: t('home.litters') }).waitFor()
  await page.getByText(t('home.leadWithoutTrials')).waitFor()
  await page.getByText(t('home.exampleWithoutTrials')).waitFor()
  await page.waitForLoadState('networkidle')
  for (const key of ['home.results', 'home.trials'])
    expect([key, await page.getByRole('heading', { name: t(key) }).count()]).toEqual([key, 0])
  await page.getByRole('button', { name: t('shell.openMenu') }).click()
  await page.getByRole('link', { name: t('shell.nav.users') }).waitFor()
  const links = await page.getByRole('navigation').getByRole('link').allTextContents()
  const trialEntries = [
    'calendar',
    'trials',
    'judges',
    'staffTrials',
    'staffJudges',
    'clubs',
    'rulebooks',
    'phrases',
    'products',
    'money',
    'averageRuns',
  ]
  expect(links).toContain(t('shell.nav.testMating'))
  expect(trialEntries.filter((key) => links.includes(t(`shell.nav.${key}`)))).toEqual([])
})

test('the page of a dog with shows and offspring says nothing of trials', async () => {
  const { rows } = await service.database.pool.query(
    `select number.regnr from dog_number number
     where is_primary and exists (select from show_result where dog_id = number.dog_id)
       and exists (select from dog where sire_id = number.dog_id) limit 1`,
  )
  const page = await openPage(`/koira/${rows[0].regnr}`, DESKTOP)
  await page.getByRole('heading', { name: t('dogs.sections.shows') }).waitFor()
  await page.getByRole('heading', { name: t('dogs.sections.offspring') }).waitFor()
  await page.waitForLoadState('networkidle')
  for (const key of ['dogs.sections.trials', 'dogs.short.trial', 'dogs.empty.trials', 'dogs.columns.trial'])
    expect([key, await page.getByText(t(key), { exact: true }).count()]).toEqual([key, 0])
})
