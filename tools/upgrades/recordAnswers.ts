/**
 * Adds to the dump of a release what that release answers on it: `node tools/upgrades/recordAnswers.ts COMMIT FOLDER`, where
 * FOLDER is a checkout of the release with its libraries installed. Needs accounts `DUMP_ACCOUNTS` with `DUMP_PASSWORD`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openDatabase } from '#server/platform/database.ts'
import { onServer, startTestServer, withDatabase } from '#tools/test/server.ts'
import { type Dump, dumpFile, loadDump, type RecordedAnswer, readDump, writeDump } from './dump.ts'
import { DUMP_ACCOUNTS, DUMP_PASSWORD } from './dumpAccounts.ts'

const [commit, folder] = process.argv.slice(2)
if (!commit || !folder) throw new Error('Usage: node tools/upgrades/recordAnswers.ts COMMIT FOLDER')
const file = dumpFile(commit)
const dump = await readDump(file)
const server = await startTestServer()
try {
  const name = `${server.prefix}_dump`
  await onServer(server.url, `create database ${name} template template0 encoding 'UTF8'`)
  const url = withDatabase(server.url, name)
  const database = openDatabase(url)
  await loadDump(database.pool, dump).finally(() => database.close())
  const at = new Date()
  const answers = await askRelease(folder, url, questions(dump))
  await writeDump(file, { ...dump, at, answers })
} finally {
  await server.stop()
}

type Question = Omit<RecordedAnswer, 'answer'>

/** A dog with results and its parents, each trial with its number, and what its staff see of dogs and results. */
function questions({ tables }: Dump): Question[] {
  const rows = (table: string) => (tables.get(table) ?? []) as Record<string, string | number>[]
  const withResults = new Set(rows('trial_result').map((row) => row.dog_id))
  const numbers = rows('dog_number').filter((row) => row.is_primary && withResults.has(row.dog_id!))
  const dogs = numbers.slice(0, 2).map((row) => `/api/dog/${encodeURIComponent(row.regnr!)}`)
  const trials = rows('trial_number').map((row) => `/api/trials/${row.held_on}/${row.kaer_nr}`)
  const entered = [...new Set(rows('entry').map((row) => row.trial_id))]
  const ended = rows('trial').filter((row) => row.ended_at)
  return [
    ...[...dogs, ...trials].map((url) => ({ as: null, url })),
    ...ended.map(({ id, type }) => ({
      as: null,
      url: `/api/kaer${type === 'water_track' ? '-water' : ''}/${id}`,
    })),
    ...entered.map((id) => ({ as: DUMP_ACCOUNTS.agent, url: `/api/auth/trials/${id}/entries` })),
    ...entered.map((id) => ({ as: DUMP_ACCOUNTS.agent, url: `/api/auth/trials/${id}/results?kind=hunt` })),
    { as: DUMP_ACCOUNTS.member, url: '/api/auth/user/consents' },
  ]
}

async function askRelease(
  checkout: string,
  databaseUrl: string,
  questions: Question[],
): Promise<RecordedAnswer[]> {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DEMO: 'off', PORT: '0' }
  const service = spawn(process.execPath, [join(checkout, 'src', 'cli', 'main.ts'), 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const address = await readyAddress(service.stdout)
    const answers: RecordedAnswer[] = []
    for (const question of questions) {
      const cookie = question.as ? await signIn(address, question.as) : ''
      const response = await fetch(`${address}${question.url}`, { headers: { cookie } })
      if (!response.ok)
        throw new Error(`${question.url} answered ${response.status}: ${await response.text()}`)
      answers.push({ ...question, answer: (await response.json()) as object })
    }
    return answers
  } finally {
    service.kill('SIGTERM')
    await once(service, 'exit')
  }
}

async function readyAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const chunk of output) {
    const address = /ready: (http:\S+)/.exec(String(chunk))?.[1]
    if (address) return address
  }
  throw new Error('the release ended before it was ready')
}

async function signIn(address: string, username: string): Promise<string> {
  const first = await fetch(`${address}/api/alive/`)
  const token = cookies(first).find((cookie) => cookie.startsWith('csrf-token='))!
  const response = await fetch(`${address}/api/signin/`, {
    method: 'POST',
    headers: { cookie: token, 'x-csrf-token': token.slice('csrf-token='.length) },
    body: new URLSearchParams({ username, password: DUMP_PASSWORD }),
  })
  if (!response.ok) throw new Error(`signing in answered ${response.status}: ${await response.text()}`)
  return [token, ...cookies(response)].join('; ')
}

function cookies(response: Response): string[] {
  return response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
}
