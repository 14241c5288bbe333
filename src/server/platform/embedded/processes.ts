import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** True when a process with this id exists, of whatever user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Tells one process from a later one that was given the same id: the machine's boot and the clock tick at which the
 * process started (proc(5), field 22 of /proc/PID/stat). An empty text where the system does not say.
 */
export function processIdentity(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in the second field may itself hold spaces and brackets: count from the last bracket.
    const startTick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${startTick}`
  } catch {
    return ''
  }
}

/** Asks again every few milliseconds; false when the time has run out. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (!condition()) {
    if (Date.now() > end) return false
    await sleep(20)
  }
  return true
}
