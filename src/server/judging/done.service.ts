import { type SheetKind, sheetKinds } from '#domain/trials/sheet.ts'
import type { Reader } from '../platform/act.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { DONE_RESULTS } from './lines.store.ts'
import type { DoneResult } from './results.types.ts'

/** Every result of a trial that is marked done, of each kind that it has. */
export async function doneResults(
  { db }: Reader,
  trial: TrialHead,
): Promise<readonly (readonly [SheetKind, DoneResult])[]> {
  const found: (readonly [SheetKind, DoneResult])[] = []
  for (const kind of sheetKinds(trial.type, trial.divided))
    for (const result of await DONE_RESULTS[kind](db, trial)) found.push([kind, result])
  return found
}
