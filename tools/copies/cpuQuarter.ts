import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Holds processes to a quarter of a core each. */
export interface CpuQuarter {
  /** how, for people who read the figures */
  readonly by: string
  release(): void
}

interface Groups {
  readonly by: string
  readonly folder: string
  /** tells that the folder is what it should be */
  readonly mark: string
  readonly limits: Readonly<Record<string, string>>
}

/** Microseconds of computing in a period. */
const QUOTA = 25_000
const PERIOD = 100_000

/** Both versions of Linux's control groups; which one a machine has, it says by files. */
const GROUPS: readonly Groups[] = [
  {
    by: 'cgroup v2 (cpu.max)',
    folder: '/sys/fs/cgroup',
    mark: 'cgroup.controllers',
    limits: { 'cpu.max': `${QUOTA} ${PERIOD}` },
  },
  {
    by: 'cgroup v1 (cpu.cfs_quota_us)',
    folder: '/sys/fs/cgroup/cpu',
    mark: 'cpu.shares',
    limits: { 'cpu.cfs_period_us': String(PERIOD), 'cpu.cfs_quota_us': String(QUOTA) },
  },
]

/** By control groups where they may be made, otherwise by stopping each process for three quarters of the time. */
export function holdToQuarter(pids: readonly number[]): CpuQuarter {
  for (const groups of GROUPS) {
    const made = existsSync(join(groups.folder, groups.mark)) && inGroups(groups, pids)
    if (made) return made
  }
  return byTurns(pids)
}

/** undefined: the groups cannot be made, or do not limit */
function inGroups({ by, folder, limits }: Groups, pids: readonly number[]): CpuQuarter | undefined {
  const groups = pids.map((pid) => join(folder, `koirakanta-${pid}`))
  const remove = () => {
    for (const group of groups) if (existsSync(group)) rmdirSync(group)
  }
  try {
    for (const group of groups) {
      mkdirSync(group)
      for (const [name, limit] of Object.entries(limits)) write(join(group, name), limit)
    }
  } catch {
    remove()
    return undefined
  }
  pids.forEach((pid, index) => {
    write(join(groups[index]!, 'cgroup.procs'), String(pid))
  })
  const release = () => {
    // A group with a process in it cannot be removed: each goes back to the group of all.
    for (const pid of pids) write(join(folder, 'cgroup.procs'), String(pid))
    remove()
  }
  return { by, release }
}

/** Into a file that is there: where the kernel offers none of this name, none is made. */
const write = (file: string, text: string) => writeFileSync(file, text, { flag: 'r+' })

function byTurns(pids: readonly number[]): CpuQuarter {
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name)
  }
  const pause = () => setTimeout(() => signal('SIGSTOP'), QUOTA / 1000)
  let paused = pause()
  const turns = setInterval(() => {
    signal('SIGCONT')
    paused = pause()
  }, PERIOD / 1000)
  const release = () => {
    clearInterval(turns)
    clearTimeout(paused)
    signal('SIGCONT')
  }
  return { by: 'being stopped for three quarters of the time', release }
}
