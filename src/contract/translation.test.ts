import { expect, test } from 'vitest'
import { fillText, translator } from './translation.ts'

const dogs = {
  dogs: {
    count_one: '{{count, number}} koira',
    count_other: '{{count, number}} koiraa',
    named: '{{name}} ({{regnr}})',
    titles: { 'C.I.B.': 'Kansainvälinen muotovalio' },
  },
}

test('chooses the plural by the rule of the language', () => {
  const t = translator('fi', dogs)
  expect([0, 1, 2].map((count) => t('dogs.count', { count }))).toEqual(['0 koiraa', '1 koira', '2 koiraa'])
  const french = { year_one: 'an', year_other: 'ans' }
  expect([0, 1, 2].map((count) => translator('fr', french)('year', { count }))).toEqual(['an', 'an', 'ans'])
})

test('takes the text without a plural where the key has no other', () => {
  expect(translator('fi', { left: 'jäljellä {{count}}' })('left', { count: 1 })).toBe('jäljellä 1')
})

test('writes numbers as the language does, and those without a format as they are', () => {
  const texts = { known: '{{known, number}} / {{possible}}' }
  const values = { known: 12_345, possible: 12_345 }
  expect(translator('fi', texts)('known', values)).toBe('12\u00a0345 / 12345')
  expect(translator('sv', texts)('known', values)).toBe('12\u00a0345 / 12345')
  expect(translator('en', texts)('known', values)).toBe('12,345 / 12345')
})

test('takes the first of several keys that has a text', () => {
  const t = translator('fi', dogs)
  expect(t(['dogs.nothing', 'nobody.named', 'dogs.named'], { name: 'Aatu', regnr: 'FI1/20' })).toBe(
    'Aatu (FI1/20)',
  )
  expect(t(['dogs.titles', 'dogs.count'], { count: 2 })).toBe('2 koiraa')
})

test('shows the last key where none has a text, or what stands in for it', () => {
  const t = translator('fi', dogs)
  expect(t('dogs.nothing')).toBe('dogs.nothing')
  expect(t(['dogs.nothing', 'dogs.neither'])).toBe('dogs.neither')
  expect(t('dogs.titles')).toBe('dogs.titles')
  expect(t('dogs.constructor.name')).toBe('dogs.constructor.name')
  expect(t('dogs.nothing', { defaultValue: '{{name}}', name: 'Aatu' })).toBe('{{name}}')
  expect(t('dogs.nothing', { defaultValue: '' })).toBe('')
})

test('leaves out what has no value, and reads no places in a value', () => {
  expect(fillText('{{name}} ({{regnr}}) {{count, number}}.', { name: 'Aatu', regnr: null })).toBe('Aatu () .')
  expect(fillText('{{name}}', { name: '{{regnr}}', regnr: 'FI1/20' })).toBe('{{regnr}}')
  expect(fillText('{{name}} {{toString}}', { name: '$1 $& <b>' })).toBe('$1 $& <b> ')
})

test('reads texts that come later', () => {
  const texts: Record<string, string> = {}
  const t = translator('fi', texts)
  expect(t('later')).toBe('later')
  texts.later = 'myöhemmin'
  expect(t('later')).toBe('myöhemmin')
})
