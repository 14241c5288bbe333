import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import { ImportError } from './importError.ts'
import type { ImportCounts } from './plan.store.ts'

/** Milliseconds between two looks of the database whether the import is still there. */
const LOOK_MS = 500

/**
 * Memory that a sort or a hash table may take before it goes to disk; no end to a statement, since one compares whole tables; how closely temporary tables are sampled, of
 * which little more than their size is asked; memory that holds those tables, which a session sets before its first
 * one; and how soon the database notices, in the middle of a statement, that the import was killed, or that its
 * machine is gone. Not every system can look.
 */
const SETTINGS = `
set local work_mem = '96MB';
set local jit = off;
set local statement_timeout = 0;
set local default_statistics_target = 10;
do $$ begin
  perform set_config('temp_buffers', '64MB', true);
exception when others then null;
end $$;
do $$ begin
  perform set_config('client_connection_check_interval', '${LOOK_MS}', true);
  perform set_config('tcp_keepalives_idle', '10', true), set_config('tcp_keepalives_interval', '5', true),
    set_config('tcp_keepalives_count', '3', true);
exception when others then null;
end $$;
`

/** How long the lock is tried for: a killed import holds it until the database has looked. */
const LOCK_TRIES = 20
const BETWEEN_TRIES_MS = 100

type Outcome = ImportCounts & {
  readonly written: boolean
  readonly kept: boolean
  /** of further kinds that it has, which the next statements are planned by the size of */
  readonly tables: readonly string[]
}

/**
 * Runs an import in a transaction of its own, which stays only where it has `written` or `kept` something; `signal` ends it at once.
 * @throws ImportError while another import runs
 */
export async function inImport<Result extends Outcome>(
  pool: pg.Pool,
  signal: AbortSignal | undefined,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const cancel = () => void cancelBackend(pool, client)
  // A lost connection is met where the next statement fails; unheard, it would end the process.
  const unheard = () => undefined
  client.on('error', unheard)
  let broken: Error | undefined
  try {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', cancel)
    await client.query('begin')
    await client.query(SETTINGS)
    await lockImport(client, signal)
    const result = await run(client)
    signal?.throwIfAborted()
    await client.query(result.written || result.kept ? 'commit' : 'rollback')
    if (result.written && filled(result).length > 0)
      await client.query(`analyze ${filled(result).join(', ')}`)
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', cancel)
    client.release(broken)
    if (!broken) client.off('error', unheard)
  }
}

const filled = ({ newDogs, newStatements, tables }: Outcome): string[] => [
  ...(newDogs + newStatements > 0 ? ['dog', 'dog_number', 'health_statement'] : []),
  ...tables,
]

async function lockImport(client: pg.PoolClient, signal: AbortSignal | undefined): Promise<void> {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    if (await tryLock(client)) return
    await sleep(BETWEEN_TRIES_MS, undefined, { signal })
  }
  throw new ImportError('Another import is running in this database. Try again when it has finished.', {
    code: 'IMPORT_RUNNING',
  })
}

async function tryLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
    ADVISORY_LOCKS.import,
  ])
  return rows[0]?.mine === true
}

/** A long statement is ended at once, not waited for. */
async function cancelBackend(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  const pid = (client as pg.PoolClient & { processID?: number | null }).processID
  if (pid) await pool.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined)
}

/** Code and names of every recorded breed. */
export async function recordedBreeds(client: pg.PoolClient) {
  const { rows } = await client.query<{ code: string; fi: string; sv: string; en: string }>(
    'select code, name_fi as fi, name_sv as sv, name_en as en from breed',
  )
  return rows
}
