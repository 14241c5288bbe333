import { buildApp } from '../app.ts'
import { loadConfig } from '../config.ts'
import { lookAfterEntries } from '../ownEntries/entryJobs.service.ts'
import { Paytrail } from '../payments/provider/paytrail.ts'
import { PaymentProviders } from '../payments/providers.ts'
import { openDatabase } from '../platform/database.ts'
import { QUICK_HASH } from './accounts.ts'
import type { MortalOrder, MortalStart } from './mortalProcess.ts'
import { hearStatements } from './statements.ts'

/** A process of its own that serves on a test's database until it is told to kill itself (SIGKILL) at a statement. */
const { databaseUrl, port, aheadMs, sandbox } = JSON.parse(process.argv[2]!) as MortalStart
const database = openDatabase(databaseUrl)
const app = await buildApp({
  config: loadConfig({
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_BURST: '1000000000',
    ENTRY_JOBS_MS: '0',
    ATTEMPT_LIMIT_FACTOR: '1000000',
    CAPTCHA_WORK: '100',
  }),
  database,
  address: `http://127.0.0.1:${port}`,
  hashCost: QUICK_HASH,
  now: () => new Date(Date.now() + aheadMs),
  paymentProviders: new PaymentProviders(
    new Paytrail({ name: 'sandbox', heard: () => undefined, ...sandbox }),
  ),
})

/** What has still to be heard; the process dies before the last is sent. */
let deadly: RegExp[] = []
hearStatements(database.pool, ({ text }) => {
  if (!deadly[0]?.test(text)) return
  deadly.shift()
  if (deadly.length === 0) process.kill(process.pid, 'SIGKILL')
})

process.on('message', async (order: MortalOrder) => {
  if ('dieAt' in order) deadly = order.dieAt.map((pattern) => new RegExp(pattern))
  else await lookAfterEntries(app.services)
  process.send!('done')
})
process.once('disconnect', () => process.exit())
await app.listen({ port, host: '127.0.0.1' })
process.send!('ready')
