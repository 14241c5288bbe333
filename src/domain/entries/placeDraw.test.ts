import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkDraw, drawList, drawOrder, isUndrawn } from './placeDraw.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const seedOf = (number: number) => sha256(`seed ${number}`)
const NUMBERS = ['FI12345/20', 'FI54321/21', 'SE10001/2019', 'ČLP/KO/12345/10', 'FI00007/22']

/** The example of docs/rules/entries.md#the-algorithm-of-the-draw. */
const EXAMPLE = {
  seed: 'ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100',
  hash: '8588cdfcd6d2b0d521bcf0bf5e7017c06a3f4a10a172d9af1436205e3af205ad',
  order: ['FI12345/20', 'SE10001/2019', 'FI54321/21'],
}

test('orders the example of the rules as it stands there', () => {
  const { seedAgrees, orderAgrees, order } = checkDraw(EXAMPLE, sha256)
  expect([seedAgrees, orderAgrees]).toEqual([true, true])
  expect(order.map(({ value }) => value.slice(0, 8))).toEqual(['8028c446', '99f9f3fd', 'f360239a'])
})

test('gives each dog one position, whatever the order in which the dogs are given', () => {
  for (let number = 0; number < 200; number++) {
    const seed = seedOf(number)
    const order = drawOrder(seed, NUMBERS, sha256)
    expect(drawList(order.map(({ regnr }) => regnr))).toEqual(drawList(NUMBERS))
    const mixed = NUMBERS.toSorted((a, b) => sha256(a + seed).localeCompare(sha256(b + seed)))
    expect(drawOrder(seed, mixed, sha256)).toEqual(order)
  }
})

test('puts every dog first, and each in front of each other, about equally often', () => {
  const draws = 5000
  const first = new Map<string, number>()
  let ahead = 0
  for (let number = 0; number < draws; number++) {
    const order = drawOrder(seedOf(number), NUMBERS, sha256).map(({ regnr }) => regnr)
    first.set(order[0]!, (first.get(order[0]!) ?? 0) + 1)
    if (order.indexOf(NUMBERS[0]!) < order.indexOf(NUMBERS[1]!)) ahead += 1
  }
  // Four standard deviations of a binomial count.
  const near = (count: number, share: number) =>
    Math.abs(count - draws * share) < 4 * Math.sqrt(draws * share * (1 - share))
  expect([...first.values()].every((count) => near(count, 1 / NUMBERS.length))).toBe(true)
  expect(near(ahead, 1 / 2)).toBe(true)
})

test('leaves a dog where it stands among the others when another one leaves', () => {
  const order = drawOrder(seedOf(1), NUMBERS, sha256)
  const gone = order[2]!.regnr
  const rest = NUMBERS.filter((regnr) => regnr !== gone)
  expect(drawOrder(seedOf(1), rest, sha256)).toEqual(order.filter(({ regnr }) => regnr !== gone))
})

test('finds a seed that was exchanged, and an order that was', () => {
  const seed = seedOf(1)
  const order = drawOrder(seed, NUMBERS, sha256).map(({ regnr }) => regnr)
  const published = { hash: sha256(seed), seed, order }
  expect(checkDraw(published, sha256)).toMatchObject({ seedAgrees: true, orderAgrees: true })
  expect(checkDraw({ ...published, seed: seedOf(2) }, sha256)).toMatchObject({
    seedAgrees: false,
    orderAgrees: false,
  })
  const exchanged = [order[1]!, order[0]!, ...order.slice(2)]
  expect(checkDraw({ ...published, order: exchanged }, sha256)).toMatchObject({
    seedAgrees: true,
    orderAgrees: false,
  })
})

test('waits for the draw as long as nothing has been drawn, and never in a queue', () => {
  expect(isUndrawn({ filling: 'draw', placeDraw: null })).toBe(true)
  expect(isUndrawn({ filling: 'draw', placeDraw: { hash: '', drawnAt: null } })).toBe(true)
  expect(isUndrawn({ filling: 'draw', placeDraw: { hash: '', drawnAt: '2026-09-02T00:00:00Z' } })).toBe(false)
  expect(isUndrawn({ filling: 'queue', placeDraw: null })).toBe(false)
})
