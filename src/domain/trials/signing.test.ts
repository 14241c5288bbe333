import { describe, expect, test } from 'vitest'
import {
  differencesOf,
  isSame,
  type SignedResult,
  signedSetText,
  signedText,
  signingState,
} from './signing.ts'

const RESULT = {
  class: 'AVO',
  points: 165.5,
  prize: 1,
  judge: 'Tuomas Tuomari',
  water: { water: 8, track: null },
  values: { outcome: 'judged', search: 8, report: 'Hyvä.', judgeId: 4 },
} as const

const one = (id: number, digest = 'a'): SignedResult => ({ kind: 'hunt', id, digest })

describe('the text of a result', () => {
  test('is the same whatever the order of its values and the id of its judge', () => {
    const { outcome, search, report } = RESULT.values
    const same = { ...RESULT, values: { report, search, outcome, judgeId: 9 } }
    expect(signedText(same)).toBe(signedText(RESULT))
  })

  test.each([
    ['class', { class: 'VOI' }],
    ['points', { points: 165 }],
    ['prize', { prize: 2 }],
    ['judge', { judge: 'Toinen Tuomari' }],
    ['counting water work', { water: { water: 9, track: null } }],
    ['report', { values: { ...RESULT.values, report: 'Hyvä!' } }],
    ['a grade', { values: { ...RESULT.values, search: 7 } }],
    ['another feature', { values: { ...RESULT.values, speed: 3 } }],
  ] as const)('changes with its %s', (_what, change) => {
    expect(signedText({ ...RESULT, ...change })).not.toBe(signedText(RESULT))
  })
})

test('the text of all results does not depend on their order', () => {
  expect(signedSetText([one(1), one(2)])).toBe(signedSetText([one(2), one(1)]))
  expect(signedSetText([one(1), one(2)])).not.toBe(signedSetText([one(1)]))
})

test('tells what is other, what is new and how many are gone', () => {
  const seen = [one(1), one(2), one(3)]
  expect(isSame(differencesOf(seen, seen.toReversed()))).toBe(true)
  expect(differencesOf(seen, [one(1), one(2, 'b'), one(4)])).toEqual({
    changed: [one(2, 'b'), one(4)],
    gone: 1,
  })
  expect(differencesOf(seen, [{ ...one(1), kind: 'water' }]).gone).toBe(3)
})

test('a signature stands while results and head judge are the same', () => {
  const signature = { judgeId: 4, results: [one(1)] }
  expect(signingState(null, 4, [one(1)])).toBe('none')
  expect(signingState(signature, 4, [one(1)])).toBe('signed')
  expect(signingState(signature, 5, [one(1)])).toBe('changed')
  expect(signingState(signature, null, [one(1)])).toBe('changed')
  expect(signingState(signature, 4, [one(1, 'b')])).toBe('changed')
  expect(signingState(signature, 4, [])).toBe('changed')
})
