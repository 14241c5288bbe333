import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inProject } from './project.ts'

const call = (...args: string[]) =>
  promisify(execFile)(process.execPath, [inProject('src', 'cli', 'main.ts'), ...args], { timeout: 60_000 })

test.each([
  ['start', 'build the browser part and run the service'],
  ['restore', 'restore FILE'],
  ['draw', 'koirakanta draw FILE'],
])('%s --help tells what it does, and does nothing', async (name, words) => {
  const { stdout, stderr } = await call(name, '--help')
  expect([stdout, stderr]).toEqual([expect.stringContaining(words), ''])
  expect(stdout).not.toContain('http://')
})

test('an unknown command is told with those that there are', async () => {
  await expect(call('strat')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/no command "strat"[\s\S]* start /),
  })
})
