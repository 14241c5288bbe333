import type { Sex } from '#domain/dogs.ts'
import { SHOW_AWARDS } from '#domain/shows/grades.ts'
import { monthsAfter, yearOf } from './days.ts'
import type { Show, ShowResult } from './events.ts'
import type { Dog } from './model.ts'
import type { Random } from './random.ts'
import type { DogRecord, DogRecords } from './records.ts'
import { showCritique } from './reports.ts'
import { observe } from './traits.ts'

/** First year of the grades ERI, EH, H and T; before it dogs were given prizes. */
const GRADES_SINCE = 2004
const CRITIQUES_SINCE = 1998

/** Grades, and the least quality for each of them but the last. */
const GRADES = [SHOW_AWARDS, [0.25, -0.85, -1.7]] as const
const PRIZES = [
  ['1', '2', '3'],
  [-0.15, -1.3],
] as const

interface ShowObservation {
  readonly dog: Dog
  readonly class: string
  readonly grade: string
  /** what the judge saw, best first when sorted downwards */
  readonly quality: number
  readonly worthy: boolean
}

/** Judges a show: grades, then within every breed the classes, the certificates and the best of breed. */
export function judgeShow(random: Random, show: Show, records: DogRecords): ShowResult[] {
  const breeds = Map.groupBy(show.entries, (dog) => dog.breed.code)
  return [...breeds.values()].flatMap((dogs) => judgeBreed(random, show, dogs, records))
}

function judgeBreed(random: Random, show: Show, dogs: readonly Dog[], records: DogRecords): ShowResult[] {
  const judge = random.pick(show.judges)
  const observations = dogs
    .map((dog) => observeAtShow(random, show, dog, records.of(dog)))
    .sort((a, b) => b.quality - a.quality)
  const marks = giveMarks(random, show, observations, records)
  return observations.map((entry) => ({
    show,
    dog: entry.dog,
    class: entry.class,
    grade: entry.grade,
    placing: placingOf(entry, observations),
    marks: marks.get(entry) ?? [],
    judge,
    critique: yearOf(show.day) >= CRITIQUES_SINCE && random.chance(0.6) ? showCritique(random) : null,
  }))
}

function observeAtShow(random: Random, show: Show, dog: Dog, record: DogRecord): ShowObservation {
  const trialClass = showClass(random, show, dog, record)
  const quality = observe(dog, 'conformation', random) + (trialClass === 'JUN' ? -0.25 : 0.1)
  const grade = gradeFor(random, yearOf(show.day), quality)
  return {
    dog,
    class: trialClass,
    grade,
    quality,
    worthy: isTop(grade) && random.chance(0.4 + quality / 2),
  }
}

/** By age, work and titles, as the rules of Nordic shows have it. */
function showClass(random: Random, show: Show, dog: Dog, record: DogRecord): string {
  const { day } = show
  if (monthsAfter(dog.birth, 96) <= day) return 'VET'
  const champion = [...record.titles].some(
    ([code, won]) => code.endsWith('MVA') && (won === null || won < day),
  )
  if (champion && monthsAfter(dog.birth, 15) <= day) return 'VAL'
  if (monthsAfter(dog.birth, 15) > day) return 'JUN'
  if (monthsAfter(dog.birth, 24) > day)
    return random.chance(0.3) && monthsAfter(dog.birth, 18) > day ? 'JUN' : 'NUO'
  return record.avoPrize && random.chance(0.75) ? 'KÄY' : 'AVO'
}

function gradeFor(random: Random, year: number, quality: number): string {
  const odd = random.next()
  if (odd < 0.012) return year >= GRADES_SINCE ? 'EVA' : '0'
  if (odd < 0.024) return year >= GRADES_SINCE ? 'HYL' : '0'
  const [grades, limits] = year >= GRADES_SINCE ? GRADES : PRIZES
  return grades[limits.filter((limit) => quality < limit).length]!
}

function isTop(grade: string): boolean {
  return grade === 'ERI' || grade === '1'
}

/** True for a grade that opens AVO: T or better, before 2004 any prize. */
export function isAward(grade: string): boolean {
  return [...SHOW_AWARDS, ...PRIZES[0]].some((award) => award === grade)
}

/** True for H or better, before 2004 a second prize or better. */
export function isGoodAward(grade: string): boolean {
  return isAward(grade) && grade !== 'T' && grade !== '3'
}

function placingOf(entry: ShowObservation, observations: readonly ShowObservation[]): number | null {
  if (!isAward(entry.grade)) return null
  const place =
    observations
      .filter((other) => other.class === entry.class && other.dog.sex === entry.dog.sex)
      .indexOf(entry) + 1
  return place <= 4 ? place : null
}

function giveMarks(
  random: Random,
  show: Show,
  observations: readonly ShowObservation[],
  records: DogRecords,
): Map<ShowObservation, string[]> {
  const marks = new Map<ShowObservation, string[]>()
  const give = (entry: ShowObservation | undefined, mark: string) => {
    if (entry) marks.set(entry, [...(marks.get(entry) ?? []), mark])
  }
  const best = (['male', 'female'] as const).map((sex) => markSex(show, observations, sex, records, give))
  const rivals = best.filter((entry) => entry !== undefined).sort((a, b) => b.quality - a.quality)
  give(rivals[0], 'ROP')
  give(rivals[1], 'VSP')
  if (rivals[0] && random.chance(0.05)) give(rivals[0], 'RYP')
  return marks
}

/** The dogs of one sex that are worthy of a certificate, in order; the best that is no champion wins it. */
function markSex(
  show: Show,
  observations: readonly ShowObservation[],
  sex: Sex,
  records: DogRecords,
  give: (entry: ShowObservation | undefined, mark: string) => void,
) {
  const worthy = observations.filter((entry) => entry.worthy && entry.dog.sex === sex)
  for (const entry of worthy) give(entry, 'SA')
  for (const entry of worthy.slice(0, 4)) give(entry, sex === 'male' ? 'PU' : 'PN')
  const open = worthy.filter(
    (entry) => entry.class !== 'VAL' && entry.class !== 'VET' && !records.of(entry.dog).titles.has('FI MVA'),
  )
  give(open[0], show.country === 'FI' ? 'SERT' : 'CAC')
  give(open[1], 'VARA-SERT')
  if (show.international)
    give(
      worthy.find((entry) => entry.class !== 'JUN' && entry.class !== 'VET'),
      'CACIB',
    )
  return worthy[0]
}
