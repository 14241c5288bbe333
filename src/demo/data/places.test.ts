import { expect, test } from 'vitest'
import { KENNEL_DISTRICTS } from '#domain/club/districts.ts'
import { districtOf, FIELD_PLACES, FOREST_PLACES, ORGANISERS, TOWNS, WATER_PLACES } from './places.ts'

test('places every trial, organiser and judge in a district that exists', () => {
  const names = [...FIELD_PLACES, ...FOREST_PLACES, ...WATER_PLACES, ...ORGANISERS, ...TOWNS.fi]
  const lost = names.filter((name) => !KENNEL_DISTRICTS.includes(districtOf(name) ?? ''))
  expect(lost).toEqual([])
})
