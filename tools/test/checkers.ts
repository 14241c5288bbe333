import { spawn } from 'node:child_process'
import { inProject } from '#cli/project.ts'

const biome = inProject('node_modules', '@biomejs', 'biome', 'bin', 'biome')
const knip = [inProject('node_modules', 'knip', 'bin', 'knip.js'), '--no-progress'] as const

/** What checks the sources without running them: programs, each as the words after `node`. */
const CHECKERS = {
  // Several threads would each work out the types of what is shared: a third of the CPU time, and no longer on two cores.
  types: [
    [inProject('node_modules', 'typescript', 'bin', 'tsc'), '--build', '--singleThreaded', inProject()],
  ],
  lint: [[biome, 'ci', inProject()]],
  unused: [knip, [...knip, '--production']],
} as const satisfies Record<string, readonly (readonly string[])[]>

export type Checker = keyof typeof CHECKERS
export const CHECKER_NAMES = Object.keys(CHECKERS) as Checker[]

/**
 * Runs the programs of a checker in turn, their output shown, until one finds something.
 *
 * @param args added to the words of each
 * @returns 0, or the exit code of the program that found something
 */
export async function runChecker(name: Checker, args: readonly string[] = []): Promise<number> {
  for (const program of CHECKERS[name]) {
    const code = await runNode([...program, ...args])
    if (code !== 0) return code
  }
  return 0
}

/** Formats, sorts imports, and mends what can be mended safely. */
export const FORMATTER = [biome, 'check', '--write', inProject()] as const

/**
 * Runs a program under this Node in the project's folder, its output shown.
 *
 * @param args path of the script, then its arguments
 * @returns its exit code
 */
export function runNode(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: inProject(), stdio: 'inherit' })
    const stop = () => child.kill('SIGTERM')
    process.on('SIGTERM', stop)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGTERM', stop)
      resolve(code ?? 1)
    })
  })
}
