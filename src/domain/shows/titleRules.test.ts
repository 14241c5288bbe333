import { expect, test } from 'vitest'
import { type TitleRule, titleFinding } from './titleRules.ts'
import { FIRST_TITLES } from './titles.ts'

const ruleOf = (code: string): TitleRule => FIRST_TITLES.find((title) => title.code === code)!.rule!
const CIE = ruleOf('C.I.E.')
const MVA = ruleOf('FI MVA')

const result = (date: string, country: string, judge: string, marks: readonly string[]) => ({
  date,
  place: 'Kuopio',
  country,
  show: 'KV',
  marks,
  judge,
})
const cacib = (date: string, country: string, judge: string) => result(date, country, judge, ['SA', 'CACIB'])
const sert = (date: string, judge: string, country = 'FI') => result(date, country, judge, ['SA', 'SERT'])
const FOUR = [
  cacib('2023-06-01', 'FI', 'Anna'),
  cacib('2023-09-01', 'SE', 'Bertil'),
  cacib('2024-02-01', 'FI', 'Anna'),
  cacib('2024-06-01', 'EE', 'Cecilia'),
]
const onOf = (
  rule: TitleRule,
  results: Parameters<typeof titleFinding>[1],
  birthDate: string | null = null,
) => titleFinding(rule, results, birthDate)?.on

test('C.I.E. follows from four CACIBs of three countries and judges, a year and a day from first to last', () => {
  expect(titleFinding(CIE, FOUR, null)).toEqual({
    on: '2024-06-01',
    results: FOUR,
    judges: 3,
    countries: 3,
    months: null,
    span: 12,
  })
})

test('C.I.E. does not follow where one demand is not met', () => {
  const with4 = (last: ReturnType<typeof cacib>) => onOf(CIE, [...FOUR.slice(0, 3), last])
  expect(with4(cacib('2024-05-31', 'EE', 'Cecilia')), 'a day too early').toBeUndefined()
  expect(with4(cacib('2024-06-01', 'SE', 'Cecilia')), 'two countries').toBeUndefined()
  expect(with4(cacib('2024-06-01', 'EE', 'BERTIL ')), 'two judges').toBeUndefined()
  expect(with4(cacib('2024-06-01', 'EE', '')), 'a judge who is not known').toBeUndefined()
  expect(onOf(CIE, [FOUR[0]!, FOUR[1]!, FOUR[3]!]), 'three CACIBs').toBeUndefined()
  expect(onOf(CIE, [...FOUR.slice(0, 3), { ...FOUR[3]!, marks: ['CAC'] }]), 'another mark').toBeUndefined()
})

test('tells the day that completes it, and only the results that it rests on, whatever their order', () => {
  const spare = [cacib('2023-07-01', 'FI', 'Anna'), cacib('2023-08-01', 'FI', 'Anna')]
  const finding = titleFinding(CIE, [cacib('2025-01-01', 'NO', 'Dag'), ...FOUR, ...spare], null)!
  expect(finding.on).toBe('2024-06-01')
  expect(finding.results).toHaveLength(4)
  expect(finding).toMatchObject({ judges: 3, countries: 3, span: 12 })
})

test('counts one certificate of a show with two results', () => {
  const twice = [FOUR[0]!, { ...FOUR[0]!, marks: ['CACIB', 'PU1'] }, FOUR[1]!, FOUR[3]!]
  expect(onOf(CIE, twice)).toBeUndefined()
})

test('proposes nothing that was completed before the rule held', () => {
  const early = FOUR.map((one) => ({
    ...one,
    date: one.date.replace(/^20(\d\d)/, (_, year) => `20${Number(year) - 4}`),
  }))
  expect(onOf(CIE, [...early, cacib('2023-06-01', 'NO', 'Dag')])).toBeUndefined()
  expect(onOf({ ...CIE, validFrom: '2020-06-01' }, early)).toBe('2020-06-01')
})

test('FI MVA asks for three SERTs in Finland by three judges, one at 24 months', () => {
  const three = [sert('2023-01-01', 'Anna'), sert('2023-02-01', 'Bertil'), sert('2023-05-17', 'Cecilia')]
  expect(onOf(MVA, three, '2021-05-17')).toBe('2023-05-17')
  expect(onOf(MVA, three, '2021-05-18'), 'a day too young').toBeUndefined()
  expect(onOf(MVA, three, null), 'an age that is not known').toBeUndefined()
  expect(onOf(MVA, [...three.slice(0, 2), sert('2023-05-17', 'Cecilia', 'SE')], '2020-01-01')).toBeUndefined()
})

test('the first titles have each code once and a name in each language', () => {
  expect(new Set(FIRST_TITLES.map(({ code }) => code)).size).toBe(FIRST_TITLES.length)
  expect(FIRST_TITLES.every(({ name }) => name.fi && name.sv && name.en)).toBe(true)
})
