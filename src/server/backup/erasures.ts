import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { eraseAgainWhoIs } from '../accounts/erasure.service.ts'
import type { PersonRef } from '../personalData/personalData.types.ts'
import type { OperatorAct } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'
import { type Erasure, erasuresAfter } from './erasures.store.ts'

/**
 * Erasures stand beside the backups too, by number alone: whoever was erased after a backup was made must not come back with it.
 */
const fileIn = (folder: string) => join(folder, 'erasures.jsonl')

/** Milliseconds by which a change may come into the log after a later one, and after a moment that it does not show. */
const LATE = 3_600_000

const nameOf = ({ at, subject, subjectId }: Erasure) => `${at} ${subject} ${subjectId}`

/** Adds the erasures that the log has had since the last time. */
export async function noteErasures(db: Db, folder: string): Promise<void> {
  const known = readErasures(folder)
  const last = known.at(-1)
  const after = last ? new Date(new Date(last.at).getTime() - LATE) : new Date(0)
  const names = new Set(known.map(nameOf))
  const fresh = (await erasuresAfter(db, after)).filter((erasure) => !names.has(nameOf(erasure)))
  if (fresh.length === 0) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lines = fresh.map((erasure) => `${JSON.stringify(erasure)}\n`).join('')
  removeCutOff(fileIn(folder))
  appendFileSync(fileIn(folder), lines, { mode: 0o600, flush: true })
}

/** A note that was not written to its end would swallow the next one. Its erasure is not known by it, so it is noted again. */
function removeCutOff(file: string) {
  if (!existsSync(file)) return
  const whole = readFileSync(file).lastIndexOf('\n') + 1
  truncateSync(file, whole)
}

/** The erasures that were noted in a folder, in their order, without one that was cut off. @throws SyntaxError */
export function readErasures(folder: string): Erasure[] {
  const file = fileIn(folder)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as Erasure)
}

/**
 * Erases again whoever was erased after the moment that a backup shows, and whoever was shortly before: that may have been committed
 * after the backup had begun to read. Who is gone already stays so.
 * @returns how many were there again
 */
export async function eraseAgain(act: OperatorAct, folder: string, since: Date): Promise<number> {
  const earliest = new Date(since.getTime() - LATE)
  const later = readErasures(folder).filter(({ at }) => new Date(at) > earliest)
  let erased = 0
  for (const erasure of later) if (await eraseAgainWhoIs(act, refsOf(erasure))) erased++
  return erased
}

function refsOf({ subject, subjectId, clues }: Erasure): PersonRef[] {
  if (typeof subjectId === 'number') return [{ kind: subject, id: subjectId }, ...clues]
  const [kind, id] = subjectId.split(':')
  return [{ kind: kind as PersonRef['kind'], id: Number(id) }, ...clues]
}
