import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '#cli/project.ts'
import { OperatorError } from '#server/platform/operatorError.ts'

/**
 * The sources of a commit in a folder of their own, with the packages that its lock file says: those of this build where both say the same.
 * @returns the folder
 * @throws OperatorError where there is no such commit, or npm cannot install its packages
 */
export function checkOutBuild(commit: string, folder: string): string {
  const archive = `${folder}.tar`
  mkdirSync(folder, { recursive: true })
  run('git', ['-C', inProject(), 'archive', `--output=${archive}`, commit], `there is no commit ${commit}`)
  run('tar', ['-xf', archive, '-C', folder], `${archive} cannot be unpacked`)
  const lockOf = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (lockOf(folder) === lockOf(inProject()))
    symlinkSync(inProject('node_modules'), join(folder, 'node_modules'))
  else
    run(
      process.execPath,
      ['--eval', INSTALL, installerOf(folder)],
      `the packages of ${commit} cannot be installed`,
    )
  return folder
}

/** A build installs its own packages as its start does. */
const INSTALL = 'import(process.argv[1]).then(({ installDependencies }) => installDependencies())'
const installerOf = (folder: string) => join(folder, 'bin', 'lib', 'installDependencies.js')

function run(program: string, args: readonly string[], otherwise: string): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new OperatorError(`${otherwise}: ${(error?.message ?? stderr).trim()}`)
}
