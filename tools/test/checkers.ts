import { spawn } from 'node:child_process'
import { inProject } from '#cli/project.ts'

const biome = inProject('node_modules', '@biomejs', 'biome', 'bin', 'biome')

/** The programs that check the sources without running them: each as the words after `node`. */
export const CHECKERS = {
  types: [inProject('node_modules', 'typescript', 'bin', 'tsc'), '--build', inProject()],
  lint: [biome, 'ci', inProject()],
} as const

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
