import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '#cli/project.ts'
import { OperatorError } from '#server/platform/operatorError.ts'

/**
 * The sources of a commit in a folder of their own, with this build's packages: whoever has only those cannot have the older ones.
 * @returns the folder
 * @throws OperatorError where there is no such commit
 */
export function checkOutBuild(commit: string, folder: string): string {
  const archive = `${folder}.tar`
  mkdirSync(folder, { recursive: true })
  run('git', ['-C', inProject(), 'archive', `--output=${archive}`, commit], `there is no commit ${commit}`)
  run('tar', ['-xf', archive, '-C', folder], `${archive} cannot be unpacked`)
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'))
  return folder
}

function run(program: string, args: readonly string[], otherwise: string): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new OperatorError(`${otherwise}: ${(error?.message ?? stderr).trim()}`)
}
