import type { Dog, HealthStatement, TrialResult, WaterResult } from '#contract/dogs.ts'
import type { PedigreeSnapshot } from '../pedigree/snapshot.service.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { readDeath, readPerson } from './dogs.policy.ts'
import type { DogRow, PersonRow, TrialRow, WaterRow } from './dogs.types.ts'
import { presentRecord } from './records.presenter.ts'

/** What this viewer may see of a dog. Persons by consent, death by release (spec decisions 8). */
export function presentDog(row: DogRow, viewer: Viewer, pedigree: PedigreeSnapshot): Dog {
  const owners = row.owners.filter((owner) => readPerson(viewer, owner))
  const breeder = row.breeder && readPerson(viewer, row.breeder) ? row.breeder : null
  const known = breeder ? [breeder, ...owners] : owners
  return {
    ...presentRecord(row.record, pedigree),
    regnrs: [...row.regnrs],
    nickName: row.nickName,
    father: row.father && presentRecord(row.father, pedigree),
    mother: row.mother && presentRecord(row.mother, pedigree),
    kennelName: row.kennelName,
    breeder: breeder && presentPerson(breeder),
    owners: owners.map((owner) => ({ ...presentPerson(owner), startDate: owner.startDate })),
    // A handler is a bare name without a consent of its own: shown only where the same name may be shown anyway.
    handler: known.some((person) => person.name === row.handler) ? row.handler : null,
    height: row.height,
    length: row.length,
    weight: row.weight,
    colour: row.colour,
    picture: row.picture,
    breedingAwards: row.awards.map(({ level, date, grounds }) => ({ level, date, grounds })),
    studbookNumber: row.studbookNumber,
    imported: row.imported,
    neutered: row.neutered,
    beardGene: row.beardGene,
    vwd: row.vwd,
    remarks: { teeth: row.teeth, hair: row.hair, testicles: row.testicles, eyes: row.eyes },
    mentalTest: row.mentalTest,
    predatorTest: row.predatorTest,
    healthInsurance: row.healthInsurance,
    freeText: row.freeText,
    death: presentDeath(row, viewer),
    healthStatements: row.statements.map(presentStatement),
    showResults: row.shows.map(presentShow),
    trialResults: row.trials.map(presentTrial),
    waterResults: row.waters.map(presentWater),
    breedingInspections: row.reviews.map(presentReview),
  }
}

function presentPerson({ name, town }: PersonRow): { name: string; town: string | null } {
  return { name, town }
}

function presentDeath(row: DogRow, viewer: Viewer): Dog['death'] {
  const known = row.deathDate !== null || row.deathCause !== null
  return known && readDeath(viewer, row) ? { date: row.deathDate, cause: row.deathCause } : null
}

/** One health statement, as everyone may see it. */
export function presentStatement(row: HealthStatement): HealthStatement {
  const { kind, scale, value, left, right, examinedOn, ageMonths, certificate, remark } = row
  return { kind, scale, value, left, right, examinedOn, ageMonths, certificate, remark }
}

function presentShow(row: DogRow['shows'][number]): Dog['showResults'][number] {
  const { date, place, country, show, placing, judge, critique, isNew } = row
  return {
    date,
    place,
    country,
    show,
    class: row.class,
    grade: row.grade,
    placing,
    marks: [...row.marks],
    judge,
    critique,
    isNew,
  }
}

function presentTrialHead(row: TrialRow | WaterRow) {
  const { date, kaerNr, place, type, outcome, judge, report, status, isNew } = row
  return { date, kaerNr, place, type, class: row.class, outcome, judge, report, status, isNew }
}

function presentTrial(row: TrialRow): TrialResult {
  const { prize, points, search, game, retrieve, water, track, pointsAtGame } = row
  const { speed, method, scenting, reporting, point, flush, steadiness, retrieveEagerness } = row
  const { collaboration, willToHunt, behaviour, gunShyness, loudness } = row
  return {
    ...presentTrialHead(row),
    prize,
    points,
    grades: { search, game, retrieve, water, track },
    features: {
      speed,
      method,
      scenting,
      reporting,
      point,
      flush,
      steadiness,
      retrieveEagerness,
      collaboration,
      willToHunt,
      behaviour,
      gunShyness,
      loudness,
    },
    pointsAtGame,
  }
}

function presentWater(row: WaterRow): WaterResult {
  const { water, track, pp, vh, pk, oh, ti, jls, jt, t, p, l, lp } = row
  return {
    ...presentTrialHead(row),
    grades: { water, track },
    features: { pp, vh, pk, oh, ti, jls, jt, t, p, l, lp },
  }
}

function presentReview(row: DogRow['reviews'][number]): Dog['breedingInspections'][number] {
  const { kind, date, clock, place, reviewer, height, length, critique, isNew } = row
  return { kind, date, clock, place, reviewer, class: row.class, height, length, critique, isNew }
}
