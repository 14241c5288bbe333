import { expect, test } from 'vitest'
import { allCalls } from '#contract/allCalls.test-helper.ts'
import { refusalsOf } from '#contract/refusals.ts'
import { readText, repositoryFiles } from './files.ts'

/** Of addresses under /api that are no call. */
const OF_NO_CALL = ['METHOD_NOT_ALLOWED']

const SERVICE = /^src\/server\/(?!.*\.test).*\.ts$/

test('every code that the service refuses a call with is listed by one', async () => {
  const listed = (await allCalls()).flatMap((call): readonly string[] =>
    Object.values(refusalsOf(call)).flat(),
  )
  const thrown = repositoryFiles(SERVICE)
    .flatMap((file) => [...readText(file).matchAll(/new AppError\(\s*'\w+',\s*'([A-Z_]+)'/g)])
    .map(([, code]) => code!)
  expect(thrown.length).toBeGreaterThan(100)
  expect(thrown.filter((code) => ![...listed, ...OF_NO_CALL].includes(code))).toEqual([])
})
