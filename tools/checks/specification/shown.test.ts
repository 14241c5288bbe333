import { expect, test } from 'vitest'
import { goneOf } from './namedTest.ts'
import { SHOWN } from './shown.ts'

test.each(Object.entries(SHOWN))('%s: a browser test sees each of its parts', (_, parts) => {
  expect(parts.filter(({ by }) => by.length === 0)).toEqual([])
  expect(goneOf(parts.flatMap(({ by }) => by))).toEqual([])
})
