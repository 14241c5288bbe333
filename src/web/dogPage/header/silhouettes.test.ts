import { expect, test } from 'vitest'
import { POINTING_BREEDS } from '#domain/club/profiles.ts'
import { silhouetteOf } from './silhouettes.ts'

test('draws a long-haired breed with feathers, any other pointing dog without', () => {
  const [setter, pointer, longWeimaraner, shortWeimaraner] = ['330', '1', '99.2', '99.1'].map(silhouetteOf)
  expect(setter).not.toBe(pointer)
  expect([longWeimaraner, shortWeimaraner]).toEqual([setter, pointer])
  const feathered = POINTING_BREEDS.filter(({ code }) => silhouetteOf(code) === setter)
  expect(feathered).toHaveLength(15)
})

test('draws no pointing dog for another breed', () => {
  expect(silhouetteOf('166')).toBeNull()
})
