import path from 'node:path'
import { parseArgs } from 'node:util'
import { seedBreeds } from '#server/breeds/breeds.store.ts'
import { seedHealthCodes } from '#server/healthCodes/healthCodeSeed.ts'
import { healthCodesOf } from '#server/healthCodes/healthCodes.service.ts'
import { importDogs } from '#server/imports/importDogs.ts'
import { ImportError } from '#server/imports/importError.ts'
import { loadMapping } from '#server/imports/mapping.ts'
import { finnishDay } from '#server/platform/clock.ts'
import { isBusy } from '#server/platform/databaseErrors.ts'
import { reachDatabaseServer } from '#server/platform/databaseServer.ts'
import { migrate } from '#server/platform/migrate.ts'
import { importProgress } from './importProgress.ts'
import { importSummary } from './importSummary.ts'
import type { Command, Io } from './io.ts'
import { onDatabase } from './onDatabase.ts'

const USAGE = `Usage: koirakanta import dogs FILE [--mapping NAME|FILE.json] [--dry-run] [--strict] [--report FILE]

  --mapping   how the file is written: koirakanta (the default), ofa, or a mapping file of your own
  --dry-run   show what would change, and change nothing
  --strict    refuse the whole file when anything in it cannot be used
  --report    where every problem is written, by line; otherwise the file's name with .report.csv, in this folder

Meant for a first delivery of dogs and for scripts: it reads dogs with their health statements, from a text or from every sheet of a workbook.
Litters, owners, show and trial results, saved mappings, a difference to look at first and an undo are in the browser, for SYSADMIN: /hallinta/paivitys

The format and how to write a mapping: docs/import-format.md
`

const lostDatabase = ({ message }: Error) =>
  `The database broke the import off (${message}). Import the file again when it answers: what is in already is not taken twice.`

interface Request {
  readonly file: string
  readonly mapping: string
  readonly dryRun: boolean
  readonly strict: boolean
  readonly report: string
}

/** Imports a file of dogs; works beside a running service and without one. */
export const run: Command = async (args, io) => {
  if (args.includes('--help') || args.includes('-h')) {
    io.stdout.write(USAGE)
    return 0
  }
  const request = readRequest(args, io)
  if (!request) return 2
  const aborted = new AbortController()
  const abort = () => aborted.abort(new ImportError('Stopped: nothing has been changed.'))
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, abort)
  try {
    return await importFile(request, io, aborted.signal)
  } catch (error) {
    throw isBusy(error) ? new ImportError(lostDatabase(error as Error)) : error
  } finally {
    for (const signal of signals) process.off(signal, abort)
  }
}

function readRequest(args: string[], io: Io): Request | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        mapping: { type: 'string', default: 'koirakanta' },
        'dry-run': { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        report: { type: 'string' },
      },
    })
    const [what, file, ...rest] = positionals
    if (what !== 'dogs' || file === undefined || rest.length > 0) throw new Error('Give "dogs" and one file.')
    return {
      file,
      mapping: values.mapping,
      dryRun: values['dry-run'],
      strict: values.strict,
      report: values.report ?? `${path.parse(file).name}.report.csv`,
    }
  } catch (error) {
    io.stderr.write(`koirakanta import: ${(error as Error).message}\n\n${USAGE}`)
    return null
  }
}

async function importFile(request: Request, io: Io, signal: AbortSignal): Promise<number> {
  const mapping = await loadMapping(request.mapping)
  const progress = importProgress(io, Date.now)
  return onDatabase({ find: reachDatabaseServer, max: 2 }, async ({ pool, db }, { club }) => {
    await migrate(pool)
    await seedBreeds(db, club)
    await seedHealthCodes(db)
    const result = await importDogs(pool, {
      ...request,
      mapping,
      codes: await healthCodesOf({ db }),
      today: finnishDay(new Date()),
      onProgress: progress.show,
      signal,
    }).finally(() => progress.end())
    io.stdout.write(importSummary(result, request))
    return result.taken > 0 && (result.written || request.dryRun) ? 0 : 1
  })
}
