import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONDITION_KINDS,
  CONDITIONS,
  type Condition,
  type ConditionField,
  faultOf,
  MOST_CONDITIONS,
  RELATIONS,
} from './conditions.ts'
import { CONDITION_TEXT_MAX, conditionsIn, conditionText } from './conditionText.ts'

function valuesOf(field: ConditionField): fc.Arbitrary<unknown> {
  const code = (longest: number) =>
    fc.string({ minLength: 1, maxLength: Math.min(longest, 6), unit: 'grapheme-ascii' })
  switch (field.type) {
    case 'number': {
      const number = field.whole
        ? fc.integer({ min: field.min, max: field.max })
        : fc.integer({ min: field.min * 10_000, max: field.max * 10_000 }).map((value) => value / 10_000)
      return field.needed ? number : fc.option(number)
    }
    case 'choice':
      return field.needed ? fc.constantFrom(...field.choices) : fc.option(fc.constantFrom(...field.choices))
    case 'choices':
      return fc.array(fc.constantFrom(...field.choices), { minLength: 1, maxLength: 3 })
    case 'code':
      return code(field.longest)
    case 'codes':
      return fc.array(code(field.longest), { minLength: 1, maxLength: 3 })
  }
}

const condition = fc.constantFrom(...CONDITION_KINDS).chain((kind) =>
  fc
    .record({
      kind: fc.constant(kind),
      of: fc.constantFrom(...RELATIONS),
      ...Object.fromEntries(
        Object.entries<ConditionField>(CONDITIONS[kind]).map(([name, field]) => [name, valuesOf(field)]),
      ),
    })
    .map((one) => one as unknown as Condition)
    .filter((one) => faultOf(one) === null),
)

describe('the text of conditions', () => {
  test('is read as what was written', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: MOST_CONDITIONS }), (conditions) => {
        const text = conditionText(conditions)
        if (text.length <= CONDITION_TEXT_MAX) expect(conditionsIn(text)).toEqual(conditions)
      }),
    )
  })

  test('is short and readable', () => {
    const conditions: Condition[] = [
      { kind: 'trial', of: 'sire', class: 'VOI', prize: 1, type: null, times: null },
      { kind: 'health', of: 'noSibling', scale: 'fci_hips', is: 'orWorse', grade: 'D' },
      { kind: 'title', of: 'dog', titles: ['FI KVA', 'A,B:C'] },
    ]
    expect(conditionText(conditions)).toBe(
      'sire.trial.VOI.1*noSibling.health.fci_hips.orWorse.D*title.FI KVA.A,B:C',
    )
  })

  test.each([
    'colour.red',
    'sire',
    'age',
    'age.9.2',
    'age.1_5',
    'age.41',
    'age.2.3.4',
    'age.2*',
    'trial.JUN',
    'trial.VOI.4',
    'title.A-',
    'title.A-B',
    'award.gold.tin',
    'title.',
    'title.A.',
    'health.fci_hips.better.A',
    'score.water.speed.1',
    'age.--1',
    'age.2'.padEnd(CONDITION_TEXT_MAX + 1, ' '),
    Array(MOST_CONDITIONS + 1)
      .fill('age.2')
      .join('*'),
  ])('is refused where it says nothing: %s', (text) => {
    expect(conditionsIn(text)).toBeNull()
  })

  test('is never refused by throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => void conditionsIn(text)))
  })
})
