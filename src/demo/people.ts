import { DEMO_JUDGE, DEMO_MEMBER } from './data/demoPeople.ts'
import { PEOPLE_NAMES } from './data/peopleNames.ts'
import { type Language, TOWNS } from './data/places.ts'
import type { Person } from './model.ts'
import type { Random } from './random.ts'

/** How many of the latest owners a new dog may go to: people take a second dog within some years. */
const RECENT = 900

/** Everybody in the demo club. */
export interface People {
  readonly all: readonly Person[]
  /** somebody new */
  create(): Person
  /** an owner for a dog: now and then somebody who has one already */
  owner(): Person
  /** the full name of somebody who stands in no register, such as a judge */
  outsider(): string
}

/** An empty register of people. A third lets name and town be shown. */
export function createPeople(random: Random): People {
  const all: Person[] = []
  const create = () => {
    const language = pickLanguage(random)
    const person: Person = {
      id: all.length + 1,
      name: fullName(random, language),
      town: random.pick(TOWNS[language]),
      language,
      consent: random.chance(0.34),
    }
    all.push(person)
    return person
  }
  const owner = () => {
    const from = Math.max(0, all.length - RECENT)
    return all.length > 20 && random.chance(0.42) ? all[random.int(from, all.length - 1)]! : create()
  }
  return { all, create, owner, outsider: () => fullName(random, pickLanguage(random)) }
}

function pickLanguage(random: Random): Language {
  const place = random.next()
  if (place < 0.09) return 'sv'
  return place < 0.105 ? 'se' : 'fi'
}

function fullName(random: Random, language: Language): string {
  const names = PEOPLE_NAMES[language]
  const first = random.pick(random.chance(0.45) ? names.women : names.men)
  return `${first} ${random.pick(names.surnames)}`
}

/** An address that reaches nobody. */
export function mailAddressOf({ id, name }: Pick<Person, 'id' | 'name'>): string {
  const known = [DEMO_JUDGE, DEMO_MEMBER].find((person) => person.name === name)
  if (known) return known.email
  const letters = name.normalize('NFD').replace(/[^a-zA-Z -]/g, '')
  return `${id}.${letters.replace(/[ -]+/g, '.').toLowerCase()}@example.com`
}
