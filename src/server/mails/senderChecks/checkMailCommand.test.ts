import { spawn } from 'node:child_process'
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '#cli/project.ts'
import { loadConfig } from '../../config.ts'
import { nameServer, type Zone } from '../../testing/nameServer.ts'
import { checkedSender, checkSender } from './senderChecks.service.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'koirakanta-mail-'))
const keyFile = path.join(folder, 'dkim.pem')
const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
const published = (one: KeyObject) =>
  `v=DKIM1; k=rsa; p=${one.export({ type: 'spki', format: 'der' }).toString('base64')}`

let zone: Zone = {}
let names: Awaited<ReturnType<typeof nameServer>>
const received: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: ({ address }, _session, done) =>
    done(
      address.startsWith('nobody')
        ? Object.assign(new Error('5.1.1 unknown'), { responseCode: 550 })
        : undefined,
    ),
  onData: (stream, _session, done) => {
    let raw = ''
    stream.on('data', (part) => {
      raw += part
    })
    stream.on('end', () => {
      received.push(raw)
      done()
    })
  },
})

beforeAll(async () => {
  writeFileSync(keyFile, key.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  names = await nameServer(() => zone)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await names.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  rmSync(folder, { recursive: true })
})

const GOOD: Zone = {
  'kerho.example': {
    MX: [[10, 'mx.kerho.example']],
    TXT: ['some other text', 'v=spf1 mx ip4:198.51.100.0/24 ~all'],
  },
  'mx.kerho.example': { A: ['203.0.113.5'] },
  'smtp.kerho.example': { A: ['198.51.100.7'] },
  'koira1._domainkey.kerho.example': { TXT: [published(key.publicKey)] },
  '_dmarc.kerho.example': { TXT: ['v=DMARC1; p=quarantine; rua=mailto:postmaster@kerho.example'] },
}
const SETTINGS = {
  MAIL_FROM: 'Kerho <posti@kerho.example>',
  MAIL_BOUNCES: 'bounces@kerho.example',
  SMTP_URL: 'smtp://smtp.kerho.example:587',
  DKIM_SELECTOR: 'koira1',
  DKIM_KEY_FILE: keyFile,
}

function check(settings: Readonly<Record<string, string>> = {}, args: readonly string[] = []) {
  const words = [inProject('src', 'cli', 'main.ts'), 'check-mail', '--dns', names.address, ...args]
  const child = spawn(process.execPath, words, { env: { PATH: process.env.PATH, ...SETTINGS, ...settings } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part
    })
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
}
/** What the command looks at, without starting it. */
async function look(settings: Readonly<Record<string, string>> = {}) {
  const resolver = new Resolver()
  resolver.setServers([names.address])
  const findings = await checkSender(resolver, checkedSender(loadConfig({ ...SETTINGS, ...settings })))
  return {
    verdicts: findings.map(({ subject, verdict }) => `${subject} ${verdict}`),
    text: findings
      .flatMap(({ told, publish }) => [
        ...told,
        ...(publish ? [`${publish.name} ${publish.type} ${publish.value}`] : []),
      ])
      .join('\n'),
  }
}
/** The same with other records at one name. */
const without = (name: string, records?: Zone[string]): Zone => ({ ...GOOD, [name]: records ?? {} })
const withSpf = (texts: readonly string[]) =>
  without('kerho.example', { MX: [[10, 'mx.kerho.example']], TXT: texts })

test('a sender with everything in order ends with 0', async () => {
  zone = GOOD
  const { code, output } = await check()
  expect([code, output]).toEqual([0, expect.anything()])
  expect(output).toContain('Mails come from kerho.example through smtp.kerho.example.')
  expect(output.match(/^ok {7}/gm)).toHaveLength(4)
  expect(output).toContain('It lets smtp.kerho.example send.')
  expect(output).toContain('is the one of DKIM_KEY_FILE')
  expect(output).not.toMatch(/PROBLEM|Publish|PRIVATE/)
})

test.each<[string, Zone, string]>([
  [
    'no SPF',
    without('kerho.example', { MX: [[10, 'mx.kerho.example']] }),
    'kerho.example TXT v=spf1 ip4:198.51.100.7 ~all',
  ],
  ['two SPF', withSpf(['v=spf1 ~all', 'v=spf1 -all']), 'has 2 records; there may be one'],
  ['an SPF that lets everybody send', withSpf(['v=spf1 +all']), 'kerho.example TXT v=spf1 ~all'],
  [
    'an SPF without the server',
    withSpf(['v=spf1 ip4:192.0.2.0/24 -all']),
    'kerho.example TXT v=spf1 ip4:198.51.100.7 ip4:192.0.2.0/24 -all',
  ],
  [
    'an SPF that nobody understands',
    withSpf(['v=spf1 ipv4:198.51.100.7 -all']),
    'nobody knows what “ipv4:198.51.100.7” means',
  ],
  ['an SPF in a circle', withSpf(['v=spf1 include:kerho.example -all']), 'it asks without end'],
  [
    'no key',
    without('koira1._domainkey.kerho.example'),
    `koira1._domainkey.kerho.example TXT v=DKIM1; k=rsa; p=`,
  ],
  [
    'another key',
    without('koira1._domainkey.kerho.example', {
      TXT: [published(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey)],
    }),
    'is not the one of DKIM_KEY_FILE',
  ],
  [
    'a withdrawn key',
    without('koira1._domainkey.kerho.example', { TXT: ['v=DKIM1; p='] }),
    'has been withdrawn',
  ],
  [
    'a broken key',
    without('koira1._domainkey.kerho.example', { TXT: ['v=DKIM1; p=AAAA'] }),
    'cannot be read',
  ],
  [
    'no DMARC',
    without('_dmarc.kerho.example'),
    '_dmarc.kerho.example TXT v=DMARC1; p=none; rua=mailto:postmaster@kerho.example',
  ],
  [
    'a DMARC without a policy',
    without('_dmarc.kerho.example', { TXT: ['v=DMARC1; p=maybe'] }),
    'names no policy',
  ],
  [
    'a domain that takes no mail',
    without('kerho.example', { MX: [[0, '']], TXT: ['v=spf1 ip4:198.51.100.7 -all'] }),
    'takes no mail',
  ],
])('%s is a problem, told with what to do about it', async (_what, records, told) => {
  zone = records
  const { verdicts, text } = await look()
  expect(text).toContain(told)
  expect(verdicts.filter((verdict) => verdict.endsWith('problem'))).toHaveLength(1)
})

test('counts the questions of an SPF record through what it includes, and follows it to the server', async () => {
  const nested = (count: number): Zone =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [
        `s${n}.example`,
        { TXT: [n + 1 < count ? `v=spf1 include:s${n + 1}.example ~all` : 'v=spf1 ip4:198.51.100.7 -all'] },
      ]),
    )
  const spf = { 'kerho.example': { MX: GOOD['kerho.example']!.MX!, TXT: ['v=spf1 include:s0.example -all'] } }
  zone = { ...GOOD, ...spf, ...nested(10) }
  const most = await look()
  expect(most.text).toContain('It takes 10 of at most 10 questions')
  expect(most.verdicts).toContain('SPF ok')
  zone = { ...GOOD, ...spf, ...nested(11) }
  const more = await look()
  expect(more.text).toContain('It takes 11 questions')
  expect(more.verdicts).toContain('SPF problem')
})

test('tells what could be better without calling it a problem, and finds DMARC of a domain above', async () => {
  zone = {
    ...GOOD,
    '_dmarc.kerho.example': { TXT: ['v=DMARC1; p=reject; sp=none'] },
    'posti.kerho.example': GOOD['kerho.example']!,
    'koira1._domainkey.posti.kerho.example': GOOD['koira1._domainkey.kerho.example']!,
  }
  const { verdicts, text: output } = await look({ MAIL_FROM: 'a@posti.kerho.example' })
  expect(verdicts).toContain('DMARC look')
  expect(output).toContain('_dmarc.kerho.example publishes')
  expect(output).toContain('only count them')
  expect(output).toContain('no address for reports')
})

test('does not count a sender of another domain for DMARC', async () => {
  zone = { ...GOOD, 'muu.example': GOOD['kerho.example']! }
  const { verdicts, text: output } = await look({
    DKIM_SELECTOR: '',
    DKIM_KEY_FILE: '',
    MAIL_BOUNCES: 'bounces@muu.example',
  })
  expect(output).toContain('SPF does not count for it')
  expect(verdicts).toContain('DMARC problem')
})

test('a problem ends with 1, and is told with the record to publish', async () => {
  zone = without('_dmarc.kerho.example')
  const { code, output } = await check()
  expect(code).toBe(1)
  expect(output).toMatch(/^PROBLEM {2}DMARC/m)
  expect(output).toContain(
    'Publish: _dmarc.kerho.example. TXT "v=DMARC1; p=none; rua=mailto:postmaster@kerho.example"',
  )
})

test('sends a test mail, signed, and tells where the server refuses it', async () => {
  zone = GOOD
  const { port } = smtp.server.address() as AddressInfo
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}` }
  const sent = await check(settings, ['--send', 'aino@example.fi'])
  expect([sent.code, sent.output]).toEqual([0, expect.stringContaining('Sent to aino@example.fi.')])
  expect(received[0]).toMatch(/^DKIM-Signature: .*d=kerho\.example/m)
  const refused = await check(settings, ['--send', 'nobody@example.fi'])
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('the mail was not sent')])
})

test('says which settings it cannot work with, and refuses unknown words', async () => {
  expect(await check({ DKIM_SELECTOR: '' })).toMatchObject({
    code: 1,
    output: expect.stringContaining('DKIM_SELECTOR is missing'),
  })
  expect(await check({ DKIM_KEY_FILE: path.join(folder, 'none') })).toMatchObject({
    code: 1,
    output: expect.stringContaining('DKIM_KEY_FILE is wrong'),
  })
  expect((await check({}, ['--toto'])).code).toBe(2)
  expect((await check({}, ['--send', 'nobody'])).code).toBe(2)
})
