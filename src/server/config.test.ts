import { expect, test } from 'vitest'
import { isHttps, loadConfig } from './config.ts'

test('starts the local demo without mails where nothing is set', () => {
  const config = loadConfig({})
  expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, demo: 'small', trustProxy: false })
  expect(config.mail.smtpUrl).toBeUndefined()
  expect(config.session).toEqual({ idleMs: 12 * 3_600_000, maxMs: 14 * 24 * 3_600_000 })
  expect(config.fileLimits).toEqual({ picture: 1_048_576, attachment: 1_048_576 })
  // Every copy knows a changed pedigree within two seconds: docs/decisions/0003-pedigree-version-by-change-rows.md.
  expect(config.pedigreePollMs).toBe(500)
  expect(isHttps(config)).toBe(false)
})

test.each([
  { PUBLIC_URL: 'https://koirakanta.example' },
  { DATABASE_URL: 'postgres://a@b/c' },
  { TRUST_PROXY: 'true' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: 'koirakanta.example' },
  { HOST: '127.evil.example' },
])('turns the demo off with %j, and refuses a start that asks for one', (env) => {
  expect(loadConfig(env).demo).toBe('off')
  expect(loadConfig({ ...env, DEMO: 'off' }).demo).toBe('off')
  for (const DEMO of ['small', 'club'])
    expect(() => loadConfig({ ...env, DEMO })).toThrow(
      `Setting DEMO=${DEMO} does not go with ${Object.keys(env)[0]}`,
    )
})

test.each(['localhost', '127.0.0.1', '127.0.0.2', '::1'])('allows a demo with HOST=%s', (HOST) => {
  expect(loadConfig({ HOST }).demo).toBe('small')
  expect(loadConfig({ HOST, DEMO: 'club' }).demo).toBe('club')
})

test('tells the demo’s own address of the club, elsewhere none but the one that is set', () => {
  expect(loadConfig({}).clubContact).toBe('kerho@example.com')
  expect(loadConfig({ DEMO: 'off' }).clubContact).toBeNull()
  expect(loadConfig({ DEMO: 'off', CLUB_CONTACT: 'tuki@kerho.example' }).clubContact).toBe(
    'tuki@kerho.example',
  )
})

test('takes an empty setting as none', () => {
  expect(loadConfig({ SMTP_URL: '', PORT: '' })).toMatchObject({ port: 3000, mail: { smtpUrl: undefined } })
})

const PAYTRAIL = { PAYTRAIL_ACCOUNT: '375917', PAYTRAIL_KEY: 'SAIPPUAKAUPPIAS' }

test('takes payments by Paytrail where account, key and an https address are set', () => {
  expect(loadConfig({}).paytrail).toBeUndefined()
  expect(loadConfig({ ...PAYTRAIL, PUBLIC_URL: 'https://koirakanta.example' }).paytrail).toEqual({
    account: '375917',
    key: 'SAIPPUAKAUPPIAS',
  })
})

test('takes accounts of clubs beside the service’s own, or without one', () => {
  const PUBLIC_URL = 'https://koirakanta.example'
  const PAYTRAIL_CLUBS = '12:375918:SALAISUUS-12, 14:375919:SALAISUUS-14,12:375910:SALAISUUS-10'
  expect(loadConfig({}).paytrailOfClubs).toEqual([])
  expect(loadConfig({ PUBLIC_URL, PAYTRAIL_CLUBS })).toMatchObject({
    paytrail: undefined,
    paytrailOfClubs: [
      { clubId: 12, account: '375918', key: 'SALAISUUS-12' },
      { clubId: 14, account: '375919', key: 'SALAISUUS-14' },
      { clubId: 12, account: '375910', key: 'SALAISUUS-10' },
    ],
  })
  expect(() => loadConfig({ PAYTRAIL_CLUBS })).toThrow('PUBLIC_URL is not an https address')
  for (const wrong of [
    '12',
    '12:375918',
    'kerho:375918:SALAISUUS-12',
    '12:375918:short',
    '12:375918:SALAISUUS-12,',
  ])
    expect(() => loadConfig({ PUBLIC_URL, PAYTRAIL_CLUBS: wrong }), wrong).toThrow('PAYTRAIL_CLUBS is wrong')
  const twoKeys = '12:375918:SALAISUUS-12,14:375918:SALAISUUS-14'
  expect(() => loadConfig({ PUBLIC_URL, PAYTRAIL_CLUBS: twoKeys })).toThrow('two keys')
  const same = '12:375917:SAIPPUAKAUPPIAS'
  expect(() => loadConfig({ ...PAYTRAIL, PUBLIC_URL, PAYTRAIL_CLUBS: same })).toThrow('is PAYTRAIL_ACCOUNT')
})

test.each([
  ['PAYTRAIL_KEY is missing', { PAYTRAIL_ACCOUNT: '375917' }],
  ['PAYTRAIL_ACCOUNT is missing', { PAYTRAIL_KEY: 'SAIPPUAKAUPPIAS' }],
  ['PUBLIC_URL is not an https address', PAYTRAIL],
  ['DATABASE_URL is missing', { READ_DATABASE_URL: 'postgres://a@b/c' }],
  ['READ_DATABASE_URL is wrong', { DATABASE_URL: 'postgres://a@b/c', READ_DATABASE_URL: 'postgres://a@d/e' }],
  ['PUBLIC_URL is not an https address', { ...PAYTRAIL, PUBLIC_URL: 'http://koirakanta.example' }],
])('refuses to start by the words “Setting %s” with %j', (words, env) => {
  expect(() => loadConfig(env)).toThrow(`Setting ${words}`)
})

test.each([
  { SMTP_URL: 'http://mail.example' },
  { PUBLIC_URL: 'koirakanta.example' },
  { SESSION_IDLE_MINUTES: '0' },
  { SESSION_MAX_HOURS: 'long' },
  { TRUST_PROXY: 'yes' },
  { CAPTCHA_WORK: '1' },
  { CLUB_CONTACT: 'kerho' },
  { PAYTRAIL_ACCOUNT: 'kerho' },
  { PAYTRAIL_KEY: 'short' },
  { PICTURE_MAX_KB: '1025' },
  { ATTACHMENT_MAX_KB: '0' },
])('refuses %j by name', (env) => {
  expect(() => loadConfig(env)).toThrow(new RegExp(`Setting ${Object.keys(env)[0]} is wrong`))
})
