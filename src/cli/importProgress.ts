import type { ImportPhase, ImportProgress } from '#server/imports/importDogs.ts'
import type { Io } from './io.ts'

const LABELS: Readonly<Record<ImportPhase, string>> = {
  read: 'Reading',
  compare: 'Comparing with the database',
  dog: 'Writing dogs',
  dog_number: 'Writing numbers',
  health_statement: 'Writing health statements',
  records: 'Writing results',
}

const ERASE_REST = '\u001b[K'
const ON_TERMINAL_MS = 200
const LOG_MS = 5000

/**
 * Shows how far an import has come, with rate and time left: one line redrawn in place on a terminal, a line every few
 * seconds elsewhere.
 * @param now milliseconds of any clock
 */
export function importProgress(
  { stderr }: Pick<Io, 'stderr'>,
  now: () => number,
): { show(progress: ImportProgress): void; end(): void } {
  let phase: ImportPhase = 'read'
  let began = now()
  let latest = began
  let shown = stderr.isTTY ? Number.NEGATIVE_INFINITY : began
  let open = false
  return {
    show(progress) {
      const time = now()
      // A phase begins where the one before it was last heard of.
      if (progress.phase !== phase) began = latest
      phase = progress.phase
      latest = time
      const complete = progress.done >= progress.total
      if (!complete && time - shown < (stderr.isTTY ? ON_TERMINAL_MS : LOG_MS)) return
      if (complete && !stderr.isTTY && time - shown < LOG_MS) return
      shown = time
      const line = progressLine(progress, time - began)
      stderr.write(stderr.isTTY ? `\r${line}${ERASE_REST}` : `${line}\n`)
      open = stderr.isTTY === true
    },
    end() {
      if (open) stderr.write(`\r${ERASE_REST}`)
    },
  }
}

/** `Reading 42 %, 51 000 rows/s, 12 s left` of a phase that has run for so many milliseconds. */
export function progressLine({ phase, done, total, rows }: ImportProgress, elapsed: number): string {
  const share = total > 0 ? Math.min(done / total, 1) : 1
  const parts = [`${LABELS[phase]} ${Math.floor(share * 100)} %`]
  const counted = phase === 'read' ? rows : done
  if (phase !== 'compare' && elapsed > 0)
    parts.push(`${groupThousands(Math.round((counted / elapsed) * 1000))} rows/s`)
  if (share > 0 && share < 1 && elapsed > 0) parts.push(`${duration((elapsed / share) * (1 - share))} left`)
  return parts.join(', ')
}

/** 17522 → `17 522` */
export function groupThousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ' ')
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}
