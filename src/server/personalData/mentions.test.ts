import { expect, test } from 'vitest'
import { isWrittenIn, writtenAs } from './mentions.ts'

const written = (...names: string[]) => writtenAs({ addresses: [], names, phones: [] })

test('finds a name with any number of spaces between its parts', () => {
  expect(isWrittenIn('Koiran ohjasi Matti   Mäki.', written('matti maki'))).toBe(true)
  expect(isWrittenIn('Mattimäki', written('matti maki'))).toBe(false)
})

test('looks for a name of many spaces in a text of many spaces, and comes to an end', () => {
  const name = `aaaaa b${' '.repeat(28)}c`
  expect(isWrittenIn(`aaaaa b${' '.repeat(55)}x ${name}`, written(name))).toBe(true)
  expect(isWrittenIn(`aaaaa b${' '.repeat(55)}x`.repeat(1000), written(name))).toBe(false)
})

test('looks for hundreds of names', () => {
  const names = Array.from({ length: 400 }, (_, number) => `nimi${number} ${'pitka'.repeat(18)}`)
  const ways = written(...names)
  expect(isWrittenIn(`Ohjaajana ${names[399]}.`, ways)).toBe(true)
  expect(isWrittenIn('Ohjaajana joku muu.', ways)).toBe(false)
})
