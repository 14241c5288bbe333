import { expect, test } from 'vitest'
import type { DogRecord, HealthStatement } from '#contract/dogs.ts'
import { FIRST_HEALTH_CODES } from '#domain/health/firstCodes.ts'
import { healthLines } from '../dogs/health/healthLines.ts'
import { healthSeverity } from '../dogs/health/healthTexts.ts'
import { fullMonths } from './header/age.ts'
import { litterSummary } from './relatives/litterSummary.ts'

const statement = (kind: string, value: string, examinedOn: string | null): HealthStatement => ({
  kind,
  scale: kind,
  value,
  examinedOn,
  left: null,
  right: null,
  ageMonths: null,
  certificate: null,
  remark: null,
  source: null,
})

const puppy = (facts: Partial<DogRecord>): DogRecord => ({
  regnr: 'FI1/20',
  name: '',
  gender: 'male',
  birthYear: null,
  birthDate: null,
  breed: '98',
  titles: [],
  health: [],
  bestKaer: null,
  bestExhibition: null,
  inbreeding: null,
  knownAncestors: null,
  inbreedingTrust: null,
  ...facts,
})
const hips = (value: string) => [{ kind: 'hips', scale: 'fci_hips', value }]

test('health: one line per kind in the usual order, the latest first, undated last', () => {
  const lines = healthLines([
    statement('unheard', '1', null),
    statement('elbows', '0', '2021-01-01'),
    statement('hips', 'B', null),
    statement('hips', 'C', '2023-01-01'),
    statement('hips', 'A', '2022-01-01'),
  ])
  expect(lines.map(({ kind, latest, earlier }) => [kind, latest.value, earlier.map((e) => e.value)])).toEqual(
    [
      ['hips', 'C', ['A', 'B']],
      ['elbows', '0', []],
      ['unheard', '1', []],
    ],
  )
})

test('health: places what the scale calls affected in the worse half of the ramp', () => {
  expect(healthSeverity(FIRST_HEALTH_CODES, { scale: 'ltv', value: '0' })).toBe(0)
  expect(healthSeverity(FIRST_HEALTH_CODES, { scale: 'ltv', value: '1' })).toBe(0.5)
  expect(healthSeverity(FIRST_HEALTH_CODES, { scale: 'fci_hips', value: 'E' })).toBe(1)
  expect(healthSeverity(FIRST_HEALTH_CODES, { scale: 'unheard', value: 'E' })).toBeNull()
  expect(FIRST_HEALTH_CODES.isAffected({ scale: 'fci_hips', value: 'B' })).toBe(false)
  expect(FIRST_HEALTH_CODES.isAffected({ scale: 'fci_hips', value: 'C' })).toBe(true)
})

test('litter: share of tested, hips from good to bad, best results', () => {
  const summary = litterSummary(
    [
      puppy({ health: hips('C'), bestKaer: 'AVO1', bestExhibition: 'EH' }),
      puppy({ health: hips('A'), gender: 'female', bestKaer: 'VOI3', bestExhibition: 'HYL' }),
      puppy({ health: hips('A'), gender: null, bestKaer: 'jotain' }),
      puppy({}),
    ],
    FIRST_HEALTH_CODES,
  )
  expect(summary).toMatchObject({
    total: 4,
    males: 2,
    females: 1,
    tested: 3,
    bestTrial: 'VOI3',
    bestShow: 'EH',
  })
  expect(summary.hips.map(({ chip, count }) => [chip.value, count])).toEqual([
    ['A', 2],
    ['C', 1],
  ])
})

test('age in months turns on the day, not on the month', () => {
  expect(fullMonths('2025-01-15', '2026-01-14')).toBe(11)
  expect(fullMonths('2025-01-15', '2026-01-15')).toBe(12)
})
