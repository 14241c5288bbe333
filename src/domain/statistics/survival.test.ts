import { expect, test } from 'vitest'
import { medianAge, type Observed, survivalCurve } from './survival.ts'

const observed = (entry: number, exit: number, ended: boolean): Observed => ({ entry, exit, ended })

/** docs/rules/health-warning.md#survival: worked by hand. */
const WORKED = [
  observed(0, 24, true),
  observed(0, 36, false),
  observed(12, 36, true),
  observed(0, 60, true),
  observed(30, 72, false),
  observed(48, 84, true),
]

test('the worked case: who enters late counts from then on, who is lost until then', () => {
  const steps = survivalCurve(WORKED)
  expect(
    steps.map(({ age, atRisk, ended, share }) => [age, atRisk, ended, Number(share.toFixed(6))]),
  ).toEqual([
    [24, 4, 1, 0.75],
    [36, 4, 1, 0.5625],
    [60, 3, 1, 0.375],
    [84, 1, 1, 0],
  ])
  expect(steps[1]!.low).toBeCloseTo(0.0991, 4)
  expect(steps[1]!.high).toBeCloseTo(0.8666, 4)
  expect(steps[3]).toMatchObject({ low: 0, high: 1 })
  expect(medianAge(steps)).toBe(60)
})

/** Freireich & al. 1963, weeks of remission of 21 patients with 6-mercaptopurine, as in Kalbfleisch & Prentice, table 1.2. */
test('remission of leukaemia: the published curve', () => {
  const ended = [6, 6, 6, 7, 10, 13, 16, 22, 23].map((age) => observed(0, age, true))
  const lost = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].map((age) => observed(0, age, false))
  const steps = survivalCurve([...ended, ...lost])
  expect(steps.map(({ age, share }) => [age, share.toFixed(3)])).toEqual([
    [6, '0.857'],
    [7, '0.807'],
    [10, '0.753'],
    [13, '0.690'],
    [16, '0.627'],
    [22, '0.538'],
    [23, '0.448'],
  ])
})

test('nobody who ended, or nobody watched for any time, makes no step and no median', () => {
  expect(survivalCurve([])).toEqual([])
  expect(survivalCurve([observed(5, 5, true), observed(0, 9, false)])).toEqual([])
  expect(medianAge([])).toBeNull()
})
