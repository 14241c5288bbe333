import { enableCompileCache } from 'node:module'
import { OperatorError } from '#server/platform/operatorError.ts'
import type { Command, Io } from './io.ts'
import { COMPILE_CACHE } from './project.ts'

interface Entry {
  summary: string
  /** true: tells more of itself when asked for help */
  tellsMore?: true
  load(): Promise<{ run: Command }>
}

/** Every command; its module is loaded only when it is called. */
const commands: Record<string, Entry> = {
  start: { summary: 'build the browser part and run the service', load: () => import('./start.ts') },
  build: { summary: 'build the browser part', load: () => import('./build.ts') },
  serve: { summary: 'run the service with the browser part as built', load: () => import('./serve.ts') },
  dev: { summary: 'run server and browser part with reload on change', load: () => import('./dev.ts') },
  demo: { summary: 'fill an empty database with the invented demo club', load: () => import('./demo.ts') },
  admin: {
    summary: 'make a SYSADMIN: admin create --username NAME --email ADDRESS',
    load: () => import('./admin.ts'),
  },
  import: {
    summary: 'import dogs from a CSV file: import dogs FILE',
    tellsMore: true,
    load: () => import('./import.ts'),
  },
  backup: {
    summary: 'write the whole database to a file, and try that it can be restored: backup FILE',
    load: () => import('./backup.ts'),
  },
  restore: {
    summary: 'make an empty database what a backup holds: restore FILE',
    load: () => import('./restore.ts'),
  },
  bounce: {
    summary: 'take a report of a mail that has not arrived: bounce < MESSAGE',
    load: () => import('./bounce.ts'),
  },
  'check-mail': {
    summary: 'check MX, SPF, DKIM and DMARC of the sender of mails: check-mail [--send ADDRESS]',
    load: () => import('./checkMail.ts'),
  },
  inbreeding: {
    summary: 'compute F of a pedigree file (CSV or Excel): inbreeding FILE [--generations 6]',
    tellsMore: true,
    load: () => import('./inbreeding.ts'),
  },
  draw: {
    summary: 'compute the published draw of a trial’s places again: draw FILE',
    tellsMore: true,
    load: () => import('./draw.ts'),
  },
  test: { summary: 'run every test: npm test -- [words in file names]', load: () => import('./test.ts') },
  soak: {
    summary:
      'play random sequences of entry and payment: npm run soak -- [--minutes 10 | --times N] [--seed N], or several machines: --mixed [--minutes 30], --failover [--async], --upgrade [COMMIT]',
    load: () => import('./soak.ts'),
  },
  bench: {
    summary: 'measure speed and memory: npm run bench -- [parts; an unknown one tells which there are]',
    load: () => import('./bench.ts'),
  },
  check: { summary: 'run all tests that need no browser', load: () => import('./check.ts') },
  schema: { summary: 'write the types of the tables from the migrations', load: () => import('./schema.ts') },
  types: { summary: 'check the types of every side', load: () => import('./types.ts') },
  lint: { summary: 'check style, imports and promises', load: () => import('./lint.ts') },
  unused: {
    summary: 'find files, exports and dependencies without a use',
    load: () => import('./unused.ts'),
  },
  screenshots: {
    summary: 'take the pictures of the documents: npm run screenshots -- ADDRESS',
    load: () => import('./screenshots.ts'),
  },
  format: { summary: 'format the sources and mend what is safe to mend', load: () => import('./format.ts') },
}

// A service starts in half the time.
enableCompileCache(COMPILE_CACHE)

const io: Io = process
process.exitCode = await main(process.argv.slice(2))

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || isHelp(name)) {
    io.stdout.write(usage())
    return name === undefined ? 2 : 0
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!entry) {
    io.stderr.write(`koirakanta: there is no command "${name}"\n\n${usage()}`)
    return 2
  }
  if (!entry.tellsMore && args.some(isHelp)) {
    io.stdout.write(`koirakanta ${name}: ${entry.summary}\n`)
    return 0
  }
  try {
    const { run } = await entry.load()
    return await run(args, io)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    io.stderr.write(`koirakanta: ${error.message}\n`)
    return 1
  }
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

function usage(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return `Usage: koirakanta <command> [arguments]\n\n${lines.join('\n')}\n`
}
