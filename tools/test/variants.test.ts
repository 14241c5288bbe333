import { afterEach, expect, test, vi } from 'vitest'
import { askForSoak } from './soak.ts'
import { oneOfVariants } from './variants.ts'

const LANGUAGES = ['fi', 'sv', 'en'] as const

afterEach(() => vi.unstubAllEnvs())

test('takes one variant, another for the next journey of the file, and all of them in turn', () => {
  const taken = ['first', 'second', 'third'].flatMap(() =>
    oneOfVariants('file:///e2e/dogs.test.ts', LANGUAGES),
  )
  expect(taken).toHaveLength(3)
  expect(new Set(taken)).toEqual(new Set(LANGUAGES))
})

test('begins with different ones in different files', () => {
  const taken = ['a', 'b', 'c'].flatMap((name) => oneOfVariants(`file:///e2e/${name}.test.ts`, LANGUAGES))
  expect(new Set(taken).size).toBe(3)
})

test('takes all variants in a soak', () => {
  vi.stubEnv('KOIRAKANTA_SOAK', '')
  askForSoak({ seed: 1 })
  expect(oneOfVariants('file:///e2e/dogs.test.ts', LANGUAGES)).toEqual(LANGUAGES)
})
