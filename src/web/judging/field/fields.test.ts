import { expect, test } from 'vitest'
import type { JudgingRulebook } from '#contract/judging.ts'
import type { Translate } from '../../i18n/useTranslate.ts'
import { shownValue } from '../../sheets/values.ts'
import { optionsOf } from './fields.ts'

test.each([
  [165.5, '165,5'],
  [0, '0'],
  [null, ''],
  ['Varma. Hyvä nenä.', 'Varma. Hyvä nenä.'],
])('%s is shown as “%s”', (value, shown) => {
  expect(shownValue(value, null)).toBe(shown)
})

test.each([
  ['Tuomas Tuomari', 'TT'],
  ['Anna-Liisa Mäki', 'ALM'],
  ['Alexandra-Wilhelmiina von Hertzenstierna-Grönkvist-Karhunen', 'AWVK'],
])('a cell of the grid shows the judge %s as %s', (name, short) => {
  const options = optionsOf(((key: string) => key) as Translate, 'judgeId', {} as JudgingRulebook, [
    { id: 1, name, head: true },
  ])
  expect(options?.[0]?.short).toBe(short)
})
