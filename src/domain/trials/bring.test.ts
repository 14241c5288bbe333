import { expect, test } from 'vitest'
import { broughtTo } from './bring.ts'
import { TRIAL_TYPES } from './results.ts'

test('asks for the papers of a hunter only where game is shot, and for those of the dog at every trial', () => {
  for (const type of TRIAL_TYPES) {
    const asked = broughtTo(type)
    expect(asked.slice(0, 3), type).toEqual(['registration', 'vaccination', 'payment'])
    expect(asked.includes('gunPermit') && asked.includes('huntingCard'), type).toBe(type !== 'water_track')
  }
})
