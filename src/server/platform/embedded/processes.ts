import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** True when a process with this id runs, of whatever user; one that has ended but was not yet collected does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !['Z', 'X'].includes(statusFields(pid)[0] ?? '')
}

/**
 * Tells one process from a later one that was given the same id: the machine's boot and the clock tick at which the
 * process started. An empty text where the system does not say.
 */
export function processIdentity(pid: number): string {
  const startTick = statusFields(pid)[19]
  if (!startTick) return ''
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${startTick}`
}

/** The fields of /proc/PID/stat from the third, the state, on (proc(5)); none where there is no such file. */
function statusFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in the second field may itself hold spaces and brackets: count from the last bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Polls every few milliseconds; false when the time has run out. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (!condition()) {
    if (Date.now() > end) return false
    await sleep(20)
  }
  return true
}
