import { type ChildProcess, spawn } from 'node:child_process'
import { inProject } from '#cli/project.ts'

/** A command of the project running as a process of its own. */
export interface RunningCommand {
  process: ChildProcess
  /** Standard output and standard error so far. */
  output(): string
  /** Resolves with the exit code, or with the name of the signal that ended it. */
  ended: Promise<number | string>
  /** Resolves with the match when the output matches; rejects when the command ends before. */
  waitForOutput(pattern: RegExp): Promise<RegExpMatchArray>
}

/** Starts `koirakanta` with exactly these settings, without the caller's environment. */
export function startCommand(args: string[], settings: Record<string, string>): RunningCommand {
  return startProgram(process.execPath, [inProject('src', 'cli', 'main.ts'), ...args], settings)
}

/** As `startCommand`, for any program. `ended` also waits for the processes it has started. */
export function startProgram(
  program: string,
  args: string[],
  settings: Record<string, string>,
): RunningCommand {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'lost'))
  })
  const waitForOutput = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const look = () => {
        const match = text.match(pattern)
        if (match) resolve(match)
      }
      child.stdout.on('data', look)
      child.stderr.on('data', look)
      look()
      void ended.then((result) => reject(new Error(`ended with ${result} before saying ${pattern}: ${text}`)))
    })
  for (const stream of [child.stdout, child.stderr]) {
    stream.prependListener('data', (chunk: Buffer) => {
      text += chunk
    })
  }
  return { process: child, output: () => text, ended, waitForOutput }
}
