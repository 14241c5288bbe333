import { AppError } from '../../platform/errors.ts'
import type { Job } from '../../platform/jobs/jobs.types.ts'
import { ImportError } from '../importError.ts'
import { runUndo } from './undoRun.service.ts'
import { runImport } from './updateRun.service.ts'
import { failRun, markInterrupted, takeWaiting, tellProgress } from './updates.store.ts'
import type { RunParts, RunWatch, TakenUpdate, UpdateState } from './updates.types.ts'

/** Milliseconds between two looks for updates that wait, or that a killed copy has left. */
const LOOK_EVERY = 15_000
/** Milliseconds between two words of how far a run has come. */
const TELL_EVERY = 500

/** Compares, writes and undoes updates of the data, one after the other. */
export const dataUpdateJob = (parts: RunParts): Job => ({
  name: 'dataUpdates',
  everyMs: LOOK_EVERY,
  run: (signal) => workOff(parts, signal),
})

async function workOff(parts: RunParts, signal: AbortSignal): Promise<void> {
  // One copy runs the job: whatever is still taken was another's, which has ended.
  await markInterrupted(parts.db)
  while (!signal.aborted) {
    const update = await takeWaiting(parts.db)
    if (!update) return
    await work(parts, update, signal)
  }
}

/** One run; what is wrong with a file or in its way is kept with the update, anything else is the job's failure too. */
async function work(parts: RunParts, update: TakenUpdate, stopping: AbortSignal): Promise<void> {
  const taken = new AbortController()
  const signal = AbortSignal.any([stopping, taken.signal])
  const { tell, end } = watched(parts, update, () => taken.abort(new ImportError('Cancelled.')))
  try {
    if (update.state === 'undoing') await runUndo(parts, update)
    else await runImport(parts, update, { tell, signal })
  } catch (error) {
    // Somebody has cancelled it, or the service ends: then the next look finds it interrupted.
    if (signal.aborted) return
    const failure = failureOf(error)
    const isOurs = await failRun(parts.db, update, { state: stateAfter(update, failure.code), ...failure })
    if (isOurs && failure.code === 'UNEXPECTED') throw error
  } finally {
    end()
  }
}

/** Tells how far a run has come again and again; `lost` is called when the update is no more the run's. */
function watched({ db }: RunParts, update: TakenUpdate, lost: () => void) {
  let latest: Parameters<RunWatch['tell']>[0] = { phase: 'read', done: 0, total: 0 }
  const timer = setInterval(() => {
    tellProgress(db, update, latest).then(
      (isOurs) => isOurs || lost(),
      () => undefined,
    )
  }, TELL_EVERY)
  return {
    tell: (progress: typeof latest) => {
      latest = progress
    },
    end: () => clearInterval(timer),
  }
}

/** What is said here otherwise than of the smaller files that are read at once. */
const OF_LARGE_FILES: Readonly<Record<string, string>> = {
  FILE_TOO_LONG: 'DATA_FILE_TOO_LONG',
  FILE_SHEETS: 'DATA_FILE_SHEETS',
}

function failureOf(error: unknown): { readonly code: string; readonly row: string | null } {
  if (error instanceof ImportError && error.fault)
    return { code: OF_LARGE_FILES[error.fault.code] ?? error.fault.code, row: error.fault.row ?? null }
  if (error instanceof AppError) return { code: error.code, row: null }
  return { code: 'UNEXPECTED', row: null }
}

/** What a run leaves behind that could not do what it was to do. */
function stateAfter({ state }: TakenUpdate, code: string): UpdateState {
  if (state === 'undoing') return 'applied'
  return code === 'IMPORT_RUNNING' || code === 'UNEXPECTED' ? 'interrupted' : 'failed'
}
