import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/platform/startError.ts'
import { inProject } from './project.ts'

/** What the browser part is made of. */
const sources = [
  'package-lock.json',
  'src/contract',
  'src/domain',
  'src/web',
  'src/worker',
  'tools/build',
  'vite.config.ts',
]
const output = inProject('dist', 'web')
/** Written after a build that succeeded: the digest of the sources it was made from. */
const stamp = join(output, '.sources')

/** Builds the browser part into dist/web unless it was already built from the same sources. */
export async function buildWeb(log: (text: string) => void) {
  const digest = digestOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  log('Building the browser part ...')
  discardStamp()
  const { code, text } = await runVite()
  if (code !== 0) throw new StartError(`the browser part could not be built:\n${text}`)
  writeFileSync(stamp, digest)
}

function discardStamp() {
  try {
    rmSync(stamp, { force: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`${output} cannot be written (${code}): start as its owner or remove it`)
  }
}

function runVite(): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve, reject) => {
    const args = [
      inProject('node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--configLoader',
      'native',
      '--logLevel',
      'warn',
    ]
    // Under a test runner the environment says `test`, and React would be built for development.
    const env = { ...process.env, NODE_ENV: 'production' }
    const vite = spawn(process.execPath, args, { cwd: inProject(), env, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    const collect = (chunk: Buffer) => {
      text += chunk
    }
    vite.stdout.on('data', collect)
    vite.stderr.on('data', collect)
    vite.on('error', reject)
    vite.on('close', (code) => resolve({ code, text }))
  })
}

function digestOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder)) hash.update(`${path}\0`).update(readFileSync(inProject(path)))
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (!statSync(inProject(path)).isDirectory()) return [path]
  return readdirSync(inProject(path))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
    .filter((file) => !/\.test\.tsx?$/.test(file))
}
