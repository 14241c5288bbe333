import { expiresOn } from '#domain/breeding/litterNotice.ts'
import { FIRST_PHRASES } from '#domain/trials/firstPhrases.ts'
import type { Artwork } from './artwork.ts'
import { LITTER_TEXTS, NEWS, SPONSORS } from './data/notices.ts'
import { TOWNS } from './data/places.ts'
import { type DayNumber, helsinkiTime, toIso, YEAR_DAYS } from './days.ts'
import type { Details } from './details.ts'
import { type Dog, isHere, type Litter, type World } from './model.ts'
import type { Random } from './random.ts'
import type { Row } from './tables.ts'

const PREGNANCY = 63
/** A notice is shown for three months after its last update; some here are older than that. */
const NOTICE_AGE = 150

/** Drawn pictures as files. */
export const pictureFiles = (pictures: readonly Artwork[]): Omit<Row<'file'>, 'id'>[] =>
  pictures.map(({ name, jpeg }) => ({ name, mime: 'image/jpeg', content: jpeg }))

/** One advertisement for each sponsor's banner. */
export function advertisementRows(firstBanner: number): Row<'advertisement'>[] {
  return SPONSORS.map((sponsor, index) => ({
    event_name: sponsor.eventName,
    url: sponsor.url,
    banner_id: firstBanner + index,
    position: index,
  }))
}

/** The phrases that the service proposes, as the club's own. */
export const phraseRows = (): Row<'review_phrase'>[] =>
  FIRST_PHRASES.map(({ kind, topic, text }, index) => ({
    kind,
    topic,
    text_fi: text.fi,
    text_sv: text.sv,
    text_en: text.en,
    hidden: false,
    place: index + 1,
  }))

/** What is new in the service, newest a few days ago. */
export function updateRows(today: DayNumber): Row<'system_update'>[] {
  return NEWS.map(({ age, title, text }) => ({
    published_at: helsinkiTime(today - age, 9, 0),
    published: true,
    title_fi: title.fi,
    title_sv: title.sv,
    title_en: title.en,
    text_fi: text.fi,
    text_sv: text.sv,
    text_en: text.en,
  }))
}

/** Litters, plans, matings and stud requests of the last months. */
export function inquiryRows(world: World, details: readonly Details[]): Row<'litter_inquiry'>[] {
  const random = world.random.fork('inquiries')
  const born = world.litters.filter((litter) => world.today - litter.birth < NOTICE_AGE && random.chance(0.6))
  const planned = pairs(world, details, random)
  const notices = [
    ...born.map((litter) => litterNotice(world, random, litter)),
    ...planned.map(([sire, dam], index) =>
      plannedNotice(world, random, sire, dam, (['plan', 'mating', 'stud'] as const)[index % 3]!),
    ),
  ]
  const told = world.random.fork('notices')
  return notices.map((notice, index) => ({
    ...notice,
    place: told.pick(TOWNS.fi),
    ...(told.chance(0.7) && { contact_phone: `044 999 ${4000 + index}` }),
    // The last ones wait for the breed adviser.
    state: index < notices.length - 2 ? ('shown' as const) : ('waiting' as const),
  }))
}

function litterNotice(world: World, random: Random, litter: Litter): Row<'litter_inquiry'> {
  const females = litter.puppies.filter((puppy) => puppy.sex === 'female').length
  return {
    type: 'litter',
    sire_id: litter.sire.id,
    dam_id: litter.dam.id,
    kennel_name: kennelOf(litter),
    mating_date: toIso(litter.birth - PREGNANCY - random.int(-2, 2)),
    birth_date: toIso(litter.birth),
    females,
    males: litter.puppies.length - females,
    sold: world.today - litter.birth > 60 && random.chance(0.7),
    website: website(random, kennelOf(litter)),
    further_information: random.chance(0.8) ? random.pick(LITTER_TEXTS) : null,
    ...updatedOn(Math.min(world.today - 1, litter.birth + random.int(3, 90)), 19, random),
  }
}

function plannedNotice(
  world: World,
  random: Random,
  sire: Dog,
  dam: Dog,
  type: 'plan' | 'mating' | 'stud',
): Row<'litter_inquiry'> {
  const mated = world.today - random.int(3, 40)
  const kennel = dam.litters[0]?.puppies[0]?.kennelName ?? dam.kennelName
  return {
    type,
    sire_id: sire.id,
    dam_id: dam.id,
    kennel_name: kennel,
    mating_date:
      type === 'mating' ? toIso(mated) : type === 'plan' ? toIso(world.today + random.int(20, 200)) : null,
    birth_date: null,
    females: null,
    males: null,
    sold: false,
    website: website(random, kennel),
    further_information: random.chance(0.8) ? random.pick(LITTER_TEXTS) : null,
    ...updatedOn(type === 'mating' ? mated + 2 : world.today - random.int(2, 80), 18, random),
  }
}

/** When a notice was updated, and until when it is shown for that. */
const updatedOn = (day: DayNumber, hour: number, random: Random) => ({
  updated_at: helsinkiTime(day, hour, random.int(0, 59)),
  expires_on: expiresOn(toIso(day)),
})

/** Living bitches and males of one breed and of breeding age that are not closely related. */
function pairs(world: World, details: readonly Details[], random: Random): [Dog, Dog][] {
  const ofAge = (dog: Dog, from: number, to: number) => {
    const years = (world.today - dog.birth) / YEAR_DAYS
    return (
      isHere(dog) && dog.end > world.today && !details[dog.id - 1]!.neutered && years >= from && years <= to
    )
  }
  const dams = random.shuffled(world.dogs.filter((dog) => dog.sex === 'female' && ofAge(dog, 2.2, 7)))
  const males = world.dogs.filter((dog) => dog.sex === 'male' && ofAge(dog, 2, 9))
  const wanted = world.size === 'club' ? 60 : 18
  return dams
    .slice(0, wanted * 2)
    .flatMap((dam): [Dog, Dog][] => {
      const fitting = males.filter(
        (male) => male.breed === dam.breed && world.ancestry.kinship(male, dam) < 0.07,
      )
      return fitting.length > 0 ? [[random.pick(fitting), dam]] : []
    })
    .slice(0, wanted)
}

function kennelOf(litter: Litter): string | null {
  return litter.puppies[0]?.kennelName ?? null
}

function website(random: Random, kennel: string | null): string | null {
  if (!kennel || !random.chance(0.5)) return null
  return `https://${kennel
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()}.example/`
}
