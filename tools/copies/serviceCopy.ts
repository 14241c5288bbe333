import { join } from 'node:path'
import { inProject } from '#cli/project.ts'
import { freePort } from '#server/platform/embedded/serverProcess.ts'
import { startProgram } from '#tools/test/command.ts'

/** A copy of the service as a process of its own. */
export interface ServiceCopy {
  readonly port: number
  readonly pid: number
  /** Errors that the service did not foresee, as its log has them. */
  unexpected(): string[]
  /** Tells it to stop, and waits until it has. */
  stop(): Promise<void>
  /** Ends it without a word, and waits until it has ended. */
  kill(): Promise<void>
}

interface CopyOptions {
  readonly databaseUrl: string
  /** of a standby; default: none */
  readonly readUrl?: string
  /** for what it writes */
  readonly folder: string
  /** default: a free one */
  readonly port?: number
  /** of the build; default: this one */
  readonly root?: string
}

/** As `docs/operations.md` has it: longer than the proxy takes to notice, also where a machine is busy. */
const STOP_DELAY_SECONDS = '5'

/** Fills an empty database with the demo club, as the build at `root` makes it. */
export async function fillByBuild(root: string, databaseUrl: string, folder: string): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder }
  const command = startProgram(process.execPath, [mainOf(root), 'demo', '--size', 'small'], settings)
  if ((await command.ended) !== 0) throw new Error(`the demo was not loaded: ${command.output()}`)
}

const mainOf = (root: string) => join(root, 'src', 'cli', 'main.ts')

/** Starts a copy behind a proxy and waits until it answers. */
export async function startCopy({
  databaseUrl,
  readUrl,
  folder,
  ...options
}: CopyOptions): Promise<ServiceCopy> {
  const { port = await freePort(), root = inProject() } = options
  const command = startProgram(process.execPath, [mainOf(root), 'serve'], {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    ...(readUrl && { READ_DATABASE_URL: readUrl }),
    DATA_DIR: folder,
    DEMO: 'off',
    TRUST_PROXY: 'true',
    STOP_DELAY_SECONDS,
    RATE_BURST: '1000000000',
    BACKUP_EVERY_HOURS: '0',
    LOG_LEVEL: 'warn',
  })
  await command.waitForOutput(/Koirakanta is ready/)
  const ended = async (signal: NodeJS.Signals) => {
    command.process.kill(signal)
    await command.ended
  }
  return {
    port,
    pid: command.process.pid!,
    unexpected: () =>
      command
        .output()
        .split('\n')
        .filter((line) => line.includes('"msg":"unexpected"')),
    stop: () => ended('SIGTERM'),
    kill: () => ended('SIGKILL'),
  }
}
