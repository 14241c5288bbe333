import { readdirSync } from 'node:fs'
import type { Call } from './call.ts'

/** Every call that a file of the contract declares. */
export async function allCalls(): Promise<Call[]> {
  const names = readdirSync(import.meta.dirname).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? [])
  const modules: Record<string, unknown>[] = await Promise.all(names.map((name) => import(`./${name}.ts`)))
  const calls = modules.flatMap((module) => Object.values(module)).filter(isCall)
  return [...new Set(calls)]
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'bodyKind' in value
