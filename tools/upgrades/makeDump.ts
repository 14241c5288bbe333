/**
 * Makes the dump of a release, once. On a machine with git and that release's build:
 *
 * 1. start the release with the demo club, make accounts of `dumpAccounts.ts` and use what leaves rows in the
 *    tables that the demo leaves empty (sessions, mails, messages …);
 * 2. `node tools/upgrades/makeDump.ts COMMIT DATABASE_URL TRIAL_ID...` writes tools/upgrades/COMMIT.jsonl.gz;
 * 3. `node tools/upgrades/recordAnswers.ts COMMIT FOLDER` adds what the release answers on that dump.
 *
 * Only invented data goes in: the demo club's.
 */
import { execFileSync } from 'node:child_process'
import type pg from 'pg'
import { inProject } from '#cli/project.ts'
import { openDatabase } from '#server/platform/database.ts'
import { dumpFile, type Row, tableRows, writeDump } from './dump.ts'
import { type ForeignKey, subset } from './subset.ts'

const MIGRATIONS = 'src/server/platform/migrations'

const FOREIGN_KEYS = `
  select k.conrelid::regclass::text as table, a.attname as column, not a.attnotnull as nullable,
    k.confrelid::regclass::text as parent, p.attname as "parentColumn"
  from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute p on p.attrelid = k.confrelid and p.attnum = k.confkey[1]
  where k.contype = 'f'`

const [commit, url, ...trials] = process.argv.slice(2)
if (!commit || !url) throw new Error('Usage: node tools/upgrades/makeDump.ts COMMIT DATABASE_URL TRIAL_ID...')
const database = openDatabase(url)
try {
  const all = await readTables(database.pool)
  const { rows: keys } = await database.pool.query<ForeignKey>(FOREIGN_KEYS)
  const tables = subset(all, keys, trials.map(Number))
  for (const [table, rows] of tables) if (rows.length === 0) console.warn(`${table} is empty`)
  const dump = { commit, at: new Date(), migrations: migrationsOf(commit), tables, answers: [] }
  await writeDump(dumpFile(commit), dump)
} finally {
  await database.close()
}

async function readTables(pool: pg.Pool): Promise<Map<string, Row[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration' order by relname`,
  )
  const tables = new Map<string, Row[]>()
  for (const { name } of rows) tables.set(name, await tableRows(pool, name))
  return tables
}

function migrationsOf(release: string) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: inProject(), encoding: 'utf8' })
  const files = git('ls-tree', '--name-only', release, `${MIGRATIONS}/`).trim().split('\n').sort()
  return files.map((file) => ({ name: file.split('/').at(-1)!, text: git('show', `${release}:${file}`) }))
}
