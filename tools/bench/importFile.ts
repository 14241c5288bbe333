import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { POINTING_BREEDS } from '#domain/club/profiles.ts'
import { addDays } from '#domain/dates.ts'
import { inventPopulation, mulberry32, type Population } from './genetics-population.ts'

const FIRST_DAY = '1985-01-01'
const DAYS = 40 * 365
const FOUNDERS_EARLIER = 6 * 365
const GROWN_UP = 365
const KENNELS = 5000
const COLOURS = ['ruskea', 'ruskea-valkoinen', 'mustapäistärikkö', '']
const HEADER = 'regnr;aliases;name;sex;birth_date;breed;sire;dam;colour;kennel;hips;hips_date\n'

/**
 * Writes an invented population as a file in the import's own format: every dog with number, name, birth day, colour
 * and kennel, one in 20 with a foreign number, two in three with a hip statement. The same arguments give the same file.
 */
export async function writeDogsFile(path: string, dogs: number): Promise<void> {
  const population = inventPopulation(
    dogs,
    Math.min(POINTING_BREEDS.length, Math.max(1, Math.floor(dogs / 1000))),
  )
  await pipeline(Readable.from(rowsOf(population)), createWriteStream(path))
}

function* rowsOf(population: Population): Generator<string> {
  const { sire, dam, breedEnds } = population
  const random = mulberry32(7)
  const isSire = new Uint8Array(sire.length)
  for (const father of sire) if (father >= 0) isSire[father] = 1
  const isDam = new Uint8Array(sire.length)
  for (const mother of dam) if (mother >= 0) isDam[mother] = 1
  const bornOn = birthDays(population)
  const number = (dog: number) => `FI${100_000 + dog}/${bornOn[dog]!.slice(2, 4)}`
  let chunk = HEADER
  for (let breed = 0, dog = 0; breed < breedEnds.length; breed++) {
    const code = POINTING_BREEDS[breed]!.code
    for (; dog < breedEnds[breed]!; dog++) {
      const male = isSire[dog] === 1 || (isDam[dog] === 0 && random() < 0.5)
      const kennel = `Kennel ${Math.floor(random() * KENNELS)}`
      const born = bornOn[dog]!
      const examined = dog % 3 > 0 ? addDays(born, 400) : ''
      chunk += `${[
        number(dog),
        dog % 20 === 3 ? `SE${500_000 + dog}/${born.slice(0, 4)}` : '',
        `${kennel} Koira ${dog.toString(36)}`,
        male ? 'uros' : 'narttu',
        born,
        code,
        sire[dog]! < 0 ? '' : number(sire[dog]!),
        dam[dog]! < 0 ? '' : number(dam[dog]!),
        COLOURS[dog % COLOURS.length],
        kennel,
        examined && 'ABCDE'[Math.floor(random() ** 2 * 5)],
        examined,
      ].join(';')}\n`
      if (chunk.length < 65_536) continue
      yield chunk
      chunk = ''
    }
  }
  yield chunk
}

/** Dogs of a breed are invented in the order of their birth, over forty years; founders are older, parents grown up. */
function birthDays({ sire, dam, breedEnds }: Population): string[] {
  const days = new Int32Array(sire.length)
  let start = 0
  for (const end of breedEnds) {
    for (let dog = start; dog < end; dog++) {
      const day = Math.floor(((dog - start) / (end - start)) * DAYS)
      const [s, d] = [sire[dog]!, dam[dog]!]
      days[dog] = s < 0 ? day - FOUNDERS_EARLIER : Math.max(day, days[s]! + GROWN_UP, days[d]! + GROWN_UP)
    }
    start = end
  }
  return Array.from(days, (day) => addDays(FIRST_DAY, day))
}
