import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findChromium, provideChromium } from './chromium.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'koirakanta-chromium-'))
  vi.stubEnv('PATH', `/nowhere:${folder}`)
  vi.stubEnv('CHROMIUM_PATH', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function program(name: string, mode = 0o755): string {
  const path = join(folder, name)
  writeFileSync(path, '', { mode })
  return path
}

test('finds it on the PATH, where it can be run', () => {
  program('chromium', 0o644)
  expect(findChromium()).toBeUndefined()
  const chrome = program('google-chrome')
  expect(findChromium()).toBe(chrome)
  const shell = program('chromium-headless-shell')
  expect(findChromium(), 'the quickest').toBe(shell)
})

test('takes CHROMIUM_PATH first, and no other where it is wrong', () => {
  program('chromium')
  const given = program('my-chromium')
  vi.stubEnv('CHROMIUM_PATH', given)
  expect(findChromium()).toBe(given)
  vi.stubEnv('CHROMIUM_PATH', `${given}-gone`)
  expect(() => provideChromium(() => {})).toThrow(/CHROMIUM_PATH is .*my-chromium-gone, which cannot be run/)
})

test('says how to install it where that is not permitted', () => {
  vi.spyOn(process, 'geteuid').mockReturnValue(1000)
  const chrome = program('google-chrome')
  expect(
    provideChromium(() => {}),
    'or goes on with what there is',
  ).toBe(chrome)
  rmSync(chrome)
  expect(() => provideChromium(() => {})).toThrow(/apt install chromium.* or set CHROMIUM_PATH/)
})
