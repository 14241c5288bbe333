import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRIAL_CLASSES } from '../trials/results.ts'
import { byClass, drawStartOrder, inStartOrder } from './startOrder.ts'

const starters = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 500 }), class: fc.constantFrom(...TRIAL_CLASSES) }),
  { selector: ({ id }) => id, maxLength: 30 },
)

test('orders class by class, each in the given order', () => {
  const entries = [
    { id: 4, class: 'VOI' },
    { id: 3, class: 'NUO' },
    { id: 9, class: 'AVO' },
    { id: 1, class: 'NUO' },
  ] as const
  expect(byClass(entries).map(({ id }) => id)).toEqual([3, 1, 9, 4])
})

test('orders by number in each class, those without one last and as they stood', () => {
  const dogs = [null, 7, null, 2, 11].map((startNumber, stood) => ({
    class: 'AVO' as const,
    startNumber,
    stood,
  }))
  expect(inStartOrder(dogs).map(({ stood }) => stood)).toEqual([3, 1, 4, 0, 2])
})

test('orders a late dog of an earlier class before the later classes, whatever its number', () => {
  const dogs = [
    { class: 'VOI', startNumber: 2 },
    { class: 'NUO', startNumber: 3 },
    { class: 'NUO', startNumber: 1 },
  ] as const
  expect(inStartOrder(dogs).map(({ startNumber }) => startNumber)).toEqual([1, 3, 2])
})

test('draws the same order from the same seed, in whatever order entries come', () => {
  fc.assert(
    fc.property(starters, fc.string(), (entries, seed) => {
      expect(drawStartOrder(entries.toReversed(), seed)).toEqual(drawStartOrder(entries, seed))
    }),
  )
})

test('draws every dog once, class by class', () => {
  fc.assert(
    fc.property(starters, fc.string(), (entries, seed) => {
      const drawn = drawStartOrder(entries, seed)
      expect(drawn.toSorted()).toEqual(entries.map(({ id }) => id).toSorted())
      const classes = drawn.map((id) => entries.find((entry) => entry.id === id)!.class)
      expect(classes).toEqual(TRIAL_CLASSES.flatMap((name) => classes.filter((drawnOf) => drawnOf === name)))
    }),
  )
})

test('draws the known order of a known seed', () => {
  const entries = Array.from({ length: 8 }, (_, index) => ({ id: index + 1, class: 'AVO' as const }))
  expect(drawStartOrder(entries, 'c0ffee')).toMatchInlineSnapshot(`
    [
      2,
      1,
      7,
      8,
      6,
      3,
      5,
      4,
    ]
  `)
})

test('draws every dog to every place about as often', () => {
  const entries = Array.from({ length: 5 }, (_, index) => ({ id: index + 1, class: 'NUO' as const }))
  const firsts = new Map<number, number>()
  for (let seed = 0; seed < 2000; seed++) {
    const [first] = drawStartOrder(entries, String(seed))
    firsts.set(first!, (firsts.get(first!) ?? 0) + 1)
  }
  expect(firsts.size).toBe(5)
  for (const times of firsts.values()) expect(Math.abs(times - 400)).toBeLessThan(80)
})
