import { expect, test } from 'vitest'
import { closedToOthers, descriptionIn, type Product, periodOf, productsFor } from './products.ts'

const TODAY = '2026-09-01'
const product = (overrides: Partial<Product> = {}): Product => ({
  id: 1,
  amountCents: 4000,
  memberOnly: false,
  trialTypes: ['field', 'forest', 'water_track'],
  classes: ['NUO', 'AVO', 'VOI'],
  validFrom: '2026-01-01',
  validTo: null,
  ...overrides,
})

test.each([
  [{ validFrom: '2026-09-02' }, 'coming'],
  [{ validFrom: TODAY }, 'inForce'],
  [{ validTo: TODAY }, 'inForce'],
  [{ validTo: '2026-08-31' }, 'ended'],
] as const)('counts first and last day in: %j is %s', (days, period) => {
  expect(periodOf(product(days), TODAY)).toBe(period)
})

test('offers what is in force for the type and a class of the trial, members’ products to members only', () => {
  const products = [
    product({ id: 1, memberOnly: true }),
    product({ id: 2, trialTypes: ['water_track'] }),
    product({ id: 3, classes: ['VOI'] }),
    product({ id: 4, validTo: '2026-08-31' }),
    product({ id: 5, classes: ['NUO', 'AVO'] }),
  ]
  const asked = { type: 'field', classes: ['NUO', 'AVO'], today: TODAY } as const
  const offered = (isMember: boolean) =>
    productsFor(products, { ...asked, isMember }).map(({ id, refused }) => [id, refused])
  expect(offered(false)).toEqual([
    [1, 'MEMBERS_ONLY'],
    [5, null],
  ])
  expect(offered(true)).toEqual([
    [1, null],
    [5, null],
  ])
})

test('finds nothing closed to others where a product for everybody covers every type and class', () => {
  expect(
    closedToOthers([product({ classes: ['NUO'] }), product({ classes: ['AVO', 'VOI'] })], TODAY),
  ).toEqual([])
})

test('tells the classes of each type that only members, or nobody at all, can enter today', () => {
  const products = [
    product({ trialTypes: ['field', 'forest'], memberOnly: true }),
    product({ trialTypes: ['field', 'forest'], classes: ['NUO'] }),
    product({ trialTypes: ['forest'], classes: ['AVO', 'VOI'], validFrom: '2026-09-02' }),
    product({ trialTypes: ['field'], classes: ['VOI'] }),
  ]
  expect(closedToOthers(products, TODAY)).toEqual([
    { type: 'field', classes: ['AVO'] },
    { type: 'forest', classes: ['AVO', 'VOI'] },
    { type: 'water_track', classes: ['NUO', 'AVO', 'VOI'] },
  ])
  expect(closedToOthers(products, '2026-09-02')).toContainEqual({ type: 'field', classes: ['AVO'] })
})

test('is called in Finnish where it is not translated', () => {
  const names = { descriptionFi: 'Nuorten luokka', descriptionSv: 'Unghundsklass', descriptionEn: '' }
  expect([descriptionIn(names, 'sv'), descriptionIn(names, 'en')]).toEqual([
    'Unghundsklass',
    'Nuorten luokka',
  ])
})
