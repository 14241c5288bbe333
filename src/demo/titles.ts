import { titleFinding } from '#domain/shows/titleRules.ts'
import { FIRST_TITLES } from '#domain/shows/titles.ts'
import type { Country } from './data/breedModels.ts'
import { type DayNumber, monthsAfter, toIso } from './days.ts'
import type { ShowResult } from './events.ts'
import type { Dog } from './model.ts'
import type { Random } from './random.ts'
import type { DogRecord, DogRecords } from './records.ts'
import { isAward, isGoodAward } from './showJudging.ts'

/** Titles of imports and their ancestors, by country. */
const FOREIGN_TITLES: Partial<Record<Country, readonly string[]>> = {
  SE: ['SE JCH', 'SE UCH'],
  NO: ['NO JCH', 'NO UCH'],
  DK: ['DK JCH', 'DK UCH'],
  DE: ['DE CH'],
  FR: ['FR CH'],
  IT: ['IT CH'],
  CZ: ['CZ CH'],
  HU: ['HU CH'],
  UK: ['UK SH CH'],
  NL: ['NL CH'],
  EE: ['EE MVA'],
}
const HUNTING_BREED = 0.15
/** Titles are granted on application: of one that was completed in these last days the service still tells. */
const GRANTED_AFTER = 150
const INTERNATIONAL = FIRST_TITLES.find(({ code }) => code === 'C.I.E.')!

/** Makes some of the dogs bred abroad champions; the day is not known. */
export function awardForeignTitles(random: Random, dogs: readonly Dog[], records: DogRecords): void {
  for (const dog of dogs) {
    const titles = dog.country === 'FI' ? undefined : FOREIGN_TITLES[dog.country]
    if (titles && random.chance(dog.origin === 'abroad' ? 0.3 : 0.07))
      records.of(dog).titles.set(random.pick(titles), null)
  }
}

/**
 * Notes the titles of a show result. FI MVA: three certificates in Finland by three judges, one of them after 24 months,
 * and in a hunting breed a prize in AVO; C.I.E. by its rule.
 */
export function noteShowTitles(result: ShowResult, record: DogRecord, today: DayNumber): void {
  const { dog, show, grade, marks } = result
  if (isAward(grade) && record.career.showAwardOn === null)
    record.career = { ...record.career, showAwardOn: toIso(show.day) }
  if (isGoodAward(grade) && monthsAfter(dog.birth, 15) <= show.day) record.matureAward = true
  if (marks.includes('SERT')) {
    record.certificates.push({ judge: result.judge, mature: monthsAfter(dog.birth, 24) <= show.day })
  }
  if (marks.includes('CACIB')) noteCacib(result, record, today)
  noteShowChampion(dog, record, show.day)
}

function noteCacib({ show, judge, marks }: ShowResult, record: DogRecord, today: DayNumber): void {
  const { place, country, name } = show
  record.cacibs.push({ date: toIso(show.day), place, country, show: name, marks, judge })
  const rule = { ...INTERNATIONAL.rule!, validFrom: '' }
  const granted = show.day <= today - GRANTED_AFTER && titleFinding(rule, record.cacibs, null)
  if (granted && !record.titles.has(INTERNATIONAL.code)) record.titles.set(INTERNATIONAL.code, show.day)
}

/** Notes the title of a trial result. FI KVA here: two first prizes in VOI and at least H at a show after 15 months. */
export function noteTrialTitles(dog: Dog, record: DogRecord, day: DayNumber): void {
  if (record.voi1.length >= 2 && record.matureAward && !record.titles.has('FI KVA'))
    record.titles.set('FI KVA', day)
  noteShowChampion(dog, record, day)
}

function noteShowChampion(dog: Dog, record: DogRecord, day: DayNumber): void {
  const judges = new Set(record.certificates.map(({ judge }) => judge))
  const worked = dog.breed.trialShare <= HUNTING_BREED || record.avoPrize
  const complete = judges.size >= 3 && record.certificates.some(({ mature }) => mature) && worked
  if (complete && !record.titles.has('FI MVA')) record.titles.set('FI MVA', day)
}
