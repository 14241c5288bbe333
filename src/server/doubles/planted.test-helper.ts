import { sql } from 'kysely'
import { regnrKey, regnrStem } from '#domain/regnr.ts'
import type { Db } from '../platform/database.ts'
import { type Chance, chanceOf } from './chance.test-helper.ts'
import { corrupted, foreignNumber, type PlantedDog } from './corruptions.test-helper.ts'

const BREEDS = ['119', '98', '57', '117'] as const
const [FOUNDERS, LITTERS, DOUBLES] = [400, 1000, 500]
const [FIRST_YEAR, LAST_YEAR] = [1995, 2024]

const KENNELS = [
  ...[
    'Metsän',
    'Kivikon',
    'Hämeen',
    'Järvenpään',
    'Tuulisen',
    'Rämeen',
    'Pyyn',
    'Kettukallion',
    'Hiidenvaaran',
  ],
  ...[
    'Lumivaaran',
    'Suopursun',
    'Haukkaniemen',
    'Riekkotunturin',
    'Karhulan',
    'Sysimetsän',
    'Ylämaan',
    'Aarnikan',
  ],
  ...[
    "Hunter's",
    "Björkebo's",
    'Skogsbackens',
    'Älvdalens',
    'Fjällripans',
    'Storängens',
    'Lövåsens',
    'Granlidens',
  ],
  ...[
    'Korpikallion',
    'Peltopyyn',
    'Kaislarannan',
    'Vesirajan',
    'Tervahaudan',
    'Kuutamon',
    'Sumusuon',
    'Honkaharjun',
  ],
  ...[
    'Silverpoint',
    'Fieldmaster',
    'Birdlands',
    'Moorland',
    'Northwind',
    'Tannenhof',
    'Eichenwald',
    'Hubertus',
  ],
]
const STARTS = [
  'Aa',
  'Ai',
  'Bel',
  'Ca',
  'Da',
  'Ei',
  'Fan',
  'Ha',
  'Il',
  'Ja',
  'Kaj',
  'Lu',
  'Ma',
  'Ni',
  'Or',
  'Pe',
  'Ru',
  'Sä',
  'Ta',
  'Vil',
]
const MIDDLES = ['', 'ri', 'ne', 'sta', 'ma', 'lu', 'vi', 'do', 'ki', 'ra']
const ENDS = ['a', 'na', 'ro', 'x', 'mi', 'la', 'ssa', 'ko', 'te', 'n', 'ra', 'li']
const COMMON = [
  'Rex',
  'Raju',
  'Aatu',
  'Bella',
  'Diana',
  'Hero',
  'Kira',
  'Nelli',
  'Musti',
  'Taika',
  'Usva',
  'Pyry',
  'Ira',
  'Kaisla',
]

/** Records of dogs, of which the last are second records: `double` tells of each the place of the first. */
export interface Planted {
  readonly dogs: readonly PlantedDog[]
  readonly doubles: ReadonlyMap<number, number>
}

/**
 * A register of some 6 000 dogs and 500 second records. Hard to tell apart in it: litter mates whose names differ by a letter, names
 * that a kennel gives again years later, one name in many kennels, dogs of foreign numbers alone, names without a kennel.
 */
export function plantedRegister(seed: string): Planted {
  const chance = chanceOf(seed)
  const dogs: PlantedDog[] = []
  let serial = 10_000
  const number = (year: number): string => `FI${++serial}/${String(year).slice(2)}`
  for (let place = 0; place < FOUNDERS; place++) {
    const year = FIRST_YEAR - chance.int(1, 8)
    dogs.push({
      name: `${chance.pick(KENNELS)} ${givenName(chance)}`,
      breed: BREEDS[place % BREEDS.length]!,
      // The first hundred may be a wrong sire.
      sex: place <= 100 || place % 8 < 4 ? 'male' : 'female',
      ...birthOf(dayIn(year, chance)),
      sire: null,
      dam: null,
      regnrs: [chance.chance(0.4) ? foreignNumber(chance, number(year)) : number(year)],
    })
  }
  for (let litter = 0; litter < LITTERS; litter++) {
    const year = FIRST_YEAR + Math.floor((litter * (LAST_YEAR - FIRST_YEAR + 1)) / LITTERS)
    dogs.push(...litterIn(year, dogs, chance, number))
  }
  return withDoubles(dogs, chance)
}

const birthOf = (day: string) => ({ birthDate: day, birthYear: Number(day.slice(0, 4)) })
const dayIn = (year: number, chance: Chance): string =>
  `${year}-${String(chance.int(1, 12)).padStart(2, '0')}-${String(chance.int(1, 28)).padStart(2, '0')}`

const givenName = (chance: Chance): string =>
  chance.chance(0.15) ? chance.pick(COMMON) : chance.pick(STARTS) + chance.pick(MIDDLES) + chance.pick(ENDS)

function litterIn(
  year: number,
  dogs: readonly PlantedDog[],
  chance: Chance,
  number: (year: number) => string,
): PlantedDog[] {
  const breed = chance.pick(BREEDS)
  const old = dogs.flatMap((dog, place) =>
    dog.breed === breed && dog.birthYear! <= year - 2 && dog.birthYear! >= year - 9 ? [place] : [],
  )
  const males = old.filter((place) => dogs[place]!.sex === 'male')
  const females = old.filter((place) => dogs[place]!.sex === 'female')
  const born = birthOf(dayIn(year, chance))
  const kennel = chance.chance(0.05) ? '' : chance.pick(KENNELS)
  const abroad = chance.chance(0.06)
  const names = namesOf(kennel, dogs, chance)
  return names
    .map((name): PlantedDog => {
      const own = number(year)
      const foreign = foreignNumber(chance, own)
      return {
        name,
        breed,
        sex: chance.chance(0.01) ? null : chance.chance(0.5) ? 'male' : 'female',
        ...born,
        sire: males.length > 0 ? chance.pick(males.slice(0, 1 + (serialOf(own) % males.length))) : null,
        dam: females.length > 0 ? females[serialOf(names[0]!) % females.length]! : null,
        regnrs: abroad ? [foreign] : chance.chance(0.03) ? [own, foreign] : [own],
      }
    })
    .map((dog, _place, litter) => ({ ...dog, sire: litter[0]!.sire }))
}

const serialOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum * 7 + sign.charCodeAt(0), 0) % 9973

/** Names of a litter: some begin alike, some differ by a letter, some were borne before. */
function namesOf(kennel: string, dogs: readonly PlantedDog[], chance: Chance): string[] {
  const start = chance.chance(0.4) ? chance.pick(STARTS) : undefined
  const alike = chance.chance(0.12)
  const given = new Set<string>()
  const size = chance.int(3, 8)
  while (given.size < size) {
    const name = start ? start + chance.pick(MIDDLES) + chance.pick(ENDS) : givenName(chance)
    given.add(name)
    if (alike && name.length > 3) given.add(name.slice(0, -1) + chance.pick([...'aeiou']))
  }
  const before = dogs.filter((dog) => kennel !== '' && dog.name.startsWith(`${kennel} `))
  return [...given].map((name) =>
    before.length > 0 && chance.chance(0.03) ? chance.pick(before).name : `${kennel} ${name}`.trim(),
  )
}

/** Puts second records behind the first ones; some offspring are recorded with the second. */
function withDoubles(first: readonly PlantedDog[], chance: Chance): Planted {
  const dogs = [...first]
  const doubles = new Map<number, number>()
  const chosen = new Set<number>()
  const taken = new Set(first.flatMap(({ regnrs }) => regnrs.map(regnrKey)))
  while (chosen.size < DOUBLES) {
    const place = chance.int(0, first.length - 1)
    if (chosen.has(place)) continue
    const second = corrupted(first[place]!, chance)
    if (second.regnrs.some((regnr) => taken.has(regnrKey(regnr)))) continue
    chosen.add(place)
    taken.add(regnrKey(second.regnrs[0]!))
    doubles.set(dogs.length, place)
    dogs.push(second)
  }
  const secondOf = new Map([...doubles].map(([second, place]) => [place, second]))
  const other = (parent: number | null): number | null =>
    parent !== null && secondOf.has(parent) && chance.chance(0.15) ? secondOf.get(parent)! : parent
  return {
    dogs: dogs.map((dog, place) =>
      doubles.has(place) ? dog : { ...dog, sire: other(dog.sire), dam: other(dog.dam) },
    ),
    doubles,
  }
}

/** Lays the records into a database without dogs; their ids are their places and 1. */
export async function insertPlanted(db: Db, dogs: readonly PlantedDog[]): Promise<void> {
  const rows = dogs.map((dog, place) => ({ ...dog, id: place + 1 }))
  const idOf = (place: number | null) => (place === null ? null : place + 1)
  await sql`
    insert into dog (id, name, breed_code, sex, birth_date, birth_year, sire_id, dam_id) overriding system value
    select * from unnest(
      ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ name }) => name)}::text[], ${rows.map(({ breed }) => breed)}::text[],
      ${rows.map(({ sex }) => sex)}::text[], ${rows.map(({ birthDate }) => birthDate)}::date[],
      ${rows.map(({ birthYear }) => birthYear)}::smallint[], ${rows.map(({ sire }) => idOf(sire))}::bigint[],
      ${rows.map(({ dam }) => idOf(dam))}::bigint[])`.execute(db)
  const numbers = rows.flatMap(({ id, regnrs }) =>
    regnrs.map((regnr, index) => ({ id, regnr, main: index === 0 })),
  )
  await sql`
    insert into dog_number (key, stem, regnr, dog_id, is_primary)
    select * from unnest(
      ${numbers.map(({ regnr }) => regnrKey(regnr))}::text[], ${numbers.map(({ regnr }) => regnrStem(regnr))}::text[],
      ${numbers.map(({ regnr }) => regnr)}::text[], ${numbers.map(({ id }) => id)}::bigint[],
      ${numbers.map(({ main }) => main)}::boolean[])`.execute(db)
  await sql`select setval(pg_get_serial_sequence('dog', 'id'), ${rows.length})`.execute(db)
  // As an import does: what is known of the tables may be from when they were empty.
  await sql`analyze dog, dog_number`.execute(db)
}
