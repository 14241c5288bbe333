import { beforeAll, expect, test } from 'vitest'
import type { ErrorAnswer } from '#contract/errors.ts'
import type { RulebookDetails, RulebookRow } from '#contract/rulebooks.ts'
import { testDatabase } from '#tools/test/database.ts'
import {
  makeCompleteTrial,
  makeDogWithEntry,
  organisingFixture,
  rightFields,
  trialOf,
} from './organising/organising.test-helper.ts'
import { rulebookBody } from './rulebooks/rulebooks.test-helper.ts'

/** Fields of one line, with what is wrong in one of two lines; the text is right otherwise. */
const LINES: [path: string, field: string, code?: string, text?: string][] = [
  ['/api/auth/trials', 'place'],
  ['/api/auth/trials', 'district'],
  ['/api/auth/trials', 'organiserPhone', 'VALUE_INVALID', '040 123 4567'],
  ['/api/auth/trials', 'organiserEmail', 'EMAIL_INVALID', 'kerho@example.fi'],
  ['/api/auth/trials', 'birdSpecies'],
  ['/api/auth/trials/save', 'place'],
  ['/api/auth/trials/move', 'place'],
  ['/api/auth/trials/:id/entries', 'handler', 'NAME_INVALID'],
  ['/api/auth/trials/:id/entries', 'contactName', 'NAME_INVALID'],
  ['/api/auth/trials/:id/entries', 'contactPhone', 'PHONE_INVALID', '040 123 4567'],
  ['/api/auth/trials/:id/entries/withdraw', 'reason'],
  ['/api/auth/trials/:id/entries/message', 'subject'],
  ['/api/auth/judges', 'name'],
  ['/api/auth/judges', 'district'],
  ['/api/auth/judges', 'town'],
  ['/api/auth/judges', 'phone', 'PHONE_INVALID', '040 123 4567'],
  ['/api/auth/clubs', 'name'],
  ['/api/auth/clubs', 'website', 'WEBSITE_INVALID', 'https://kerho.example.fi/kokeet'],
  ['/api/auth/rulebooks', 'note'],
  ['/api/auth/products', 'descriptionFi'],
  ['/api/auth/products', 'descriptionSv'],
  ['/api/auth/products', 'descriptionEn'],
  ['/api/auth/users', 'firstName', 'NAME_INVALID'],
  ['/api/auth/users', 'membershipNumber'],
  ['/api/auth/user/update', 'lastName', 'NAME_INVALID'],
]
/** Fields of several lines. */
const TEXTS: [path: string, field: string][] = [
  ['/api/auth/trials', 'invitation'],
  ['/api/auth/trials/:id/entries/message', 'body'],
  ['/api/auth/trials/reopen', 'reason'],
  ['/api/auth/results/1/correct', 'reason'],
  ['/api/auth/trials/move', 'reason'],
  ['/api/auth/trials/cancel', 'reason'],
]
const QUERIES = [
  ['/api/auth/trials', 'q'],
  ['/api/auth/judges', 'q'],
  ['/api/auth/clubs', 'q'],
  ['/api/auth/users', 'q'],
  ['/api/auth/audit', 'actor'],
  ['/api/auth/audit', 'subjectId'],
  ['/api/trials', 'place'],
  ['/api/trials', 'judge'],
  ['/api/trials/calendar', 'place'],
  ['/api/trials/calendar', 'judge'],
] as const

const here = organisingFixture(testDatabase)
let trialId: number
/** What is right otherwise, by call. */
let bodies: Readonly<Record<string, object>>

beforeAll(async () => {
  trialId = await makeCompleteTrial(here)
  const dog = await makeDogWithEntry(here, trialId)
  const { version, fields } = await trialOf(here, trialId)
  const rows = (await here.people.sysadmin.get('/api/auth/rulebooks')).json<RulebookRow[]>()
  const newest = `/api/auth/rulebooks/${rows[0]!.revisions[0]!.id}`
  const rulebook = (await here.people.sysadmin.get(newest)).json<RulebookDetails>()
  const person = { firstName: 'Aino', lastName: 'Esimerkki', phone: '', membershipNumber: '', language: 'fi' }
  const called = { name: 'Nimi', district: '', email: '', phone: '', active: true }
  const entrant = { handler: '', contactName: '', contactEmail: '', contactPhone: '', language: 'fi' }
  const days = { date: '2026-09-12', registrationStart: '2026-08-01', registrationEnd: '2026-09-01' }
  const message = { key: crypto.randomUUID(), subject: 'Aihe', body: 'Viesti', to: 'all' }
  const correction = { kind: 'hunt', version: 1, reason: 'Virhe', class: 'AVO', values: {}, waterAnew: false }
  const account = { username: 'aino', email: 'aino@example.fi', roles: [], personId: null }
  const kept = { userId: null, qualifications: [], town: '', contactConsent: false }
  const described = { descriptionFi: 'Maksu', descriptionSv: '', descriptionEn: '', amountCents: 4000 }
  const offered = { memberOnly: false, trialTypes: ['field'], classes: ['AVO'], confirmed: false }
  const product = { ...described, ...offered, validFrom: '2026-01-01', validTo: null }
  bodies = {
    '/api/auth/trials': rightFields(here),
    '/api/auth/trials/save': { id: trialId, version, ...fields },
    '/api/auth/trials/move': {
      id: trialId,
      version,
      place: 'Ilmajoki',
      endDate: null,
      ...days,
      reason: 'Lumi',
    },
    '/api/auth/trials/cancel': { id: trialId, reason: 'Lumi' },
    '/api/auth/trials/reopen': { id: trialId, reason: 'Virhe' },
    '/api/auth/trials/:id/entries': { regnr: dog.regnr, class: 'AVO', ...entrant },
    '/api/auth/trials/:id/entries/withdraw': { entryId: 1, reason: 'Kipeä' },
    '/api/auth/trials/:id/entries/message': message,
    '/api/auth/judges': { ...called, ...kept },
    '/api/auth/clubs': {
      ...called,
      website: '',
      iban: '',
      bic: '',
      accountHolder: '',
      businessId: '',
      vatPercent: '',
      agentIds: [],
    },
    '/api/auth/rulebooks': rulebookBody(rulebook, {}),
    '/api/auth/products': product,
    '/api/auth/results/1/correct': correction,
    '/api/auth/users': { ...person, ...account, membershipConfirmed: false },
    '/api/auth/user/update': { ...person, email: 'sysadmin@example.fi', version: 1 },
  }
})

const post = (path: string, change: object) =>
  here.people.sysadmin.json(path.replace(':id', String(trialId)), { ...bodies[path], ...change })

/** The text with a sign in its midst, where nothing trims it away. */
const withSign = (sign: string, text = 'Yksi Kaksi') => `${text.slice(0, -3)}${sign}${text.slice(-3)}`

/** What is said at each field of what is refused; each refusal has its sentence. */
function faultsIn(answer: { statusCode: number; json(): unknown }) {
  const { error } = answer.json() as Partial<ErrorAnswer>
  expect([answer.statusCode, error?.code, error?.message]).toEqual([
    400,
    'INPUT_INVALID',
    'Tiedoissa on virhe. Tarkista merkityt kentät.',
  ])
  return error?.fields
}

/** All that these calls could write. */
async function storedTexts(): Promise<unknown> {
  const tables = 'account audit club entry judge mail product rulebook sheet trial trial_message'.split(' ')
  const sums = tables.map((table) => `(select json_agg(t order by t::text) from ${table} t) as ${table}`)
  return (await here.database.pool.query(`select ${sums.join(', ')}`)).rows
}

test.each(LINES)(
  '%s: %s takes visible characters on one line only',
  async (path, field, code = 'VALUE_INVALID', text) => {
    const before = await storedTexts()
    for (const sign of ['\n', '\t', '\u202e', '\u001b'])
      expect(faultsIn(await post(path, { [field]: withSign(sign, text) }))).toEqual({ [field]: code })
    expect(faultsIn(await post(path, { [field]: withSign('\0', text) }))).toEqual({ [field]: 'TEXT_INVALID' })
    expect(await storedTexts()).toEqual(before)
  },
)

test.each(TEXTS)('%s: %s takes no control characters', async (path, field) => {
  const before = await storedTexts()
  for (const sign of ['\0', '\v', '\u001b', '\u0085'])
    expect(faultsIn(await post(path, { [field]: withSign(sign) }))).toEqual({ [field]: 'TEXT_INVALID' })
  expect(await storedTexts()).toEqual(before)
})

test('reports a text that can never be stored at its field, however deep it lies', async () => {
  const change = { entryId: 1, field: 'report', value: 'nolla\0', was: null }
  const answer = await post('/api/auth/trials/:id/results/fields', { kind: 'hunt', changes: [change] })
  expect(faultsIn(answer)).toEqual({ 'changes.0.value': 'TEXT_INVALID' })
})

test.each(QUERIES)('%s: %s takes one line only', async (path, field) => {
  const search = (text: string) =>
    here.people.sysadmin.get(`${path}?${new URLSearchParams({ [field]: text })}`)
  expect((await search(withSign('x'))).statusCode).toBe(200)
  expect(faultsIn(await search(withSign('\n')))).toEqual({ [field]: 'VALUE_INVALID' })
  expect(faultsIn(await search(withSign('\0')))).toEqual({ [field]: 'TEXT_INVALID' })
})

test.each(TEXTS)('%s: %s takes line breaks and tabs', async (path, field) => {
  expect((await post(path, { [field]: withSign('\r\n\n\t') })).statusCode).not.toBe(400)
})
