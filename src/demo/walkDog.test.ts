import { expect, test } from 'vitest'
import { createClub } from './club.ts'

test.each(['2026-11-27', '2027-07-14', '2028-02-29'])(
  'one dog alone has the name of the README’s walk on %s, with picture, health and results, and may start in AVO',
  (today) => {
    const { world, details, statements, results } = createClub('small', today)
    const named = world.dogs.filter(({ name }) => name.endsWith(' Aamunkoi'))
    expect(named).toHaveLength(1)
    const dog = named[0]!
    expect(details[world.dogs.indexOf(dog)]?.picture_id).toBeGreaterThan(0)
    expect(statements.some(({ dog_id }) => dog_id === dog.id)).toBe(true)
    expect(results.hunt.some((result) => result.dog === dog)).toBe(true)
    const prizes = results.hunt.filter(({ dog: { id }, class: of }) => id === dog.id && of !== 'NUO')
    expect(prizes.map(({ judgement }) => judgement.prize)).not.toContain(1)
    expect(results.show.some((result) => result.dog === dog)).toBe(true)
  },
)
