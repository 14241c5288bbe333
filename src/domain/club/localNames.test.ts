import { expect, test } from 'vitest'
import { KENNEL_DISTRICTS } from './districts.ts'
import { ENGLISH_NAMES } from './englishNames.ts'
import { FINNISH_NAMES } from './localNames.ts'
import { SWEDISH_NAMES } from './swedishNames.ts'

test.each([
  ['Turku', 'Åbo'],
  ['Mustasaari', 'Korsholm'],
  ['Mikkeli', 'S:t Michel'],
  ['Hartola', 'Gustav Adolfs'],
  ['Pedersören kunta', 'Pedersöre'],
  ['Koski Tl', 'Koskis'],
  ['Lohtaja', 'Lochteå'],
  ['Oulu, Ylikiiminki', 'Uleåborg, Ylikiiminki'],
  ['Turku / Kaarina', 'Åbo / S:t Karins'],
  ['Tampere (Teisko)', 'Tammerfors (Teisko)'],
  [' Vaasa ', ' Vasa '],
  ['Kuusamo', 'Kuusamo'],
  ['Borgå', 'Borgå'],
  ['Turkulainen', 'Turkulainen'],
  ['constructor', 'constructor'],
  ['', ''],
])('names the place %s in Swedish: %s', (finnish, swedish) => {
  expect(SWEDISH_NAMES.place(finnish)).toBe(swedish)
})

test('names every kennel district in Swedish but those named alike, and leaves others as written', () => {
  const alike = KENNEL_DISTRICTS.filter((district) => SWEDISH_NAMES.district(district) === district)
  expect(alike).toEqual(['Salpausselkä', 'Satakunta'])
  expect(SWEDISH_NAMES.district('Uusimaa')).toBe('Nyland')
  expect(SWEDISH_NAMES.district('Västerbotten')).toBe('Västerbotten')
})

test.each([
  ['ruskea', 'brun', 'brown'],
  ['Ruskea', 'brun', 'brown'],
  ['valko-oranssi', 'vit och orange', 'white and orange'],
  ['musta/valkoinen', 'svart och vit', 'black and white'],
  ['valkoinen ja oranssi', 'vit och orange', 'white and orange'],
  ['ruskeavalkoinen', 'brunvit', 'brown white'],
  ['ruskeanpäistärikkö', 'brunskimmel', 'brown roan'],
  ['vaalean ruskeanpäistärikkö', 'ljusbrunskimmel', 'light brown roan'],
  ['tummanvehnänkeltainen', 'mörkvetegul', 'dark wheaten yellow'],
  ['kolmivärinen', 'trefärgad', 'tricolour'],
  ['ruskea valkoisin merkein', 'brun med vita tecken', 'brown with white markings'],
  ['ruskea, valkoinen rintamerkki', 'brun med vitt brösttecken', 'brown with white chest mark'],
  ['tumma ruskeankimo rintamerkillä', 'mörkbrunskimmel med brösttecken', 'dark brown roan with chest mark'],
])('tells the colour %s whole: %s, %s', (finnish, swedish, english) => {
  expect([SWEDISH_NAMES, ENGLISH_NAMES].map(({ colour }) => colour(finnish))).toEqual([swedish, english])
})

test.each([
  'viininsakankarvainen',
  'valko-persikka',
  'peurankeltaisenharmaa',
  'ruskea, valkoinen rintamerkki ja tassu',
  'ruskein merkein',
  'ruskea-',
  'vaalean',
  'liver',
  'constructor',
  '',
])('leaves a colour of which a word is not known as it is written: %j', (written) => {
  for (const { colour } of [FINNISH_NAMES, SWEDISH_NAMES, ENGLISH_NAMES])
    expect(colour(written)).toBe(written)
})

test('keeps Finnish names of places and districts in English', () => {
  expect([ENGLISH_NAMES.place('Turku'), ENGLISH_NAMES.district('Uusimaa')]).toEqual(['Turku', 'Uusimaa'])
})
