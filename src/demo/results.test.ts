import { beforeAll, describe, expect, test } from 'vitest'
import { seasonOf } from '#domain/dates.ts'
import { titleFinding } from '#domain/shows/titleRules.ts'
import { FIRST_TITLES } from '#domain/shows/titles.ts'
import { checkHunt, checkWater } from '#domain/trials/checks.ts'
import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import { DEFAULT_RULEBOOK } from '#domain/trials/firstRulebooks.ts'
import { type Grades, prizeFor, totalPoints } from '#domain/trials/rulebook.ts'
import { type Club, createClub } from './club.ts'
import { toDay, toIso } from './days.ts'
import type { HuntResult, WaterResult } from './events.ts'
import type { Dog } from './model.ts'

const TODAY = '2026-11-20'

let club: Club
let firstAward: Map<Dog, string>
let firstAvo1: Map<Dog, string>
beforeAll(() => {
  club = createClub('small', TODAY)
  const awards = club.results.show.filter(({ grade }) =>
    ['ERI', 'EH', 'H', 'T', '1', '2', '3'].includes(grade),
  )
  firstAward = earliest(awards.map(({ dog, show }) => [dog, toIso(show.day)]))
  const avo1 = club.results.hunt.filter((result) => result.class === 'AVO' && result.judgement.prize === 1)
  firstAvo1 = earliest(avo1.map(({ dog, trial }) => [dog, toIso(trial.day)]))
})

function earliest(days: [Dog, string][]): Map<Dog, string> {
  return new Map(days.sort(([, a], [, b]) => (a < b ? 1 : -1)))
}

/** The same day of another month, written without the generator's own calendar. */
function plusMonths(iso: string, months: number): string {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number]
  const count = year * 12 + month - 1 + months
  const last = new Date(Date.UTC(Math.floor(count / 12), (count % 12) + 1, 0)).getUTCDate()
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(count / 12)}-${pad((count % 12) + 1)}-${pad(Math.min(day, last))}`
}

describe('field and forest results', () => {
  test('has every outcome, class and prize', () => {
    expect(new Set(club.results.hunt.map(({ judgement }) => judgement.outcome)).size).toBeGreaterThanOrEqual(
      5,
    )
    const prizes = new Set(
      club.results.hunt.map(({ class: trialClass, judgement }) => `${trialClass}${judgement.prize}`),
    )
    expect(prizes.size).toBe(12)
  })

  test('computes points and prize by the rulebook', () => {
    for (const { class: trialClass, judgement } of club.results.hunt) {
      const { outcome, points, prize, grades } = judgement
      if (points === null) {
        expect(['closed', 'withdrawn', 'interrupted', 'absent']).toContain(outcome)
        expect(prize).toBe(0)
      } else {
        expect(points).toBe(totalPoints(DEFAULT_RULEBOOK, trialClass, grades))
        expect(prize).toBe(prizeFor(DEFAULT_RULEBOOK, trialClass, grades))
      }
    }
  })

  test('gives a prize only with a point at game, to a dog judged to the end', () => {
    for (const { judgement, sheet } of club.results.hunt.filter((result) => result.judgement.prize > 0)) {
      expect(judgement.outcome).toBe('judged')
      expect(sheet.pointsAtGame).toBeGreaterThan(0)
    }
  })

  test('rejects by a feature at zero and takes its part away; closes by fear of the shot or noise', () => {
    for (const { judgement, sheet } of club.results.hunt) {
      const { outcome, grades, points } = judgement
      const zeros = HUNT_FEATURES.filter((feature) => 'zero' in feature && sheet[feature.code] === 0)
      const closing = zeros.some((feature) => 'zero' in feature && feature.zero === 'closed')
      expect(outcome === 'closed').toBe(closing)
      expect(outcome === 'rejected').toBe(zeros.length > 0 && !closing)
      if (closing) expect(points).toBeNull()
      else
        expectPartsAtZero(
          zeros.map(({ code }) => code),
          grades,
        )
    }
  })

  function expectPartsAtZero(zeros: string[], grades: Grades) {
    const parts = {
      search: ['speed', 'method', 'scenting'],
      game: ['point', 'flush', 'steadiness'],
      retrieve: ['retrieveEagerness'],
    } as const
    for (const [part, codes] of Object.entries(parts)) {
      if (codes.some((code) => zeros.includes(code))) expect(grades[part as keyof typeof parts]).toBe(0)
    }
  }

  test('keeps scores on their scales', () => {
    for (const { sheet } of club.results.hunt) {
      for (const { code, values } of HUNT_FEATURES) {
        if ((sheet[code] ?? null) !== null) expect(values).toContain(sheet[code])
      }
    }
  })

  test('writes a report of a dog that was seen, and none of one that was not', () => {
    for (const { judgement, sheet, trial } of club.results.hunt) {
      expect(Boolean(sheet.report)).toBe(!['withdrawn', 'absent'].includes(judgement.outcome))
      expect(trial.judges.map(({ id }) => id)).toContain(sheet.judgeId)
    }
  })

  test('breaks no check of marking done', () => {
    for (const result of club.results.hunt) {
      const { class: trialClass, sheet, trial, water } = result
      const context = {
        rulebook: DEFAULT_RULEBOOK,
        trialClass,
        classAllowed: true,
        judgeIds: trial.judges.map(({ id }) => id),
        divided: trial.divided,
        water,
      }
      expect(
        checkHunt(context, { ...sheet, outcome: result.judgement.outcome }),
        `${result.dog.name} ${toIso(result.trial.day)}`,
      ).toEqual([])
    }
  })
})

describe('classes on the day of the trial', () => {
  test('starts dogs in NUO from 9 to 24 months, in AVO with a show award and no AVO1, in VOI with an AVO1 of an earlier day', () => {
    for (const { dog, class: trialClass, trial } of [...club.results.hunt, ...club.results.water]) {
      const [day, birth] = [toIso(trial.day), toIso(dog.birth)]
      const awarded = (firstAward.get(dog) ?? '9999') < day
      const avo1 = (firstAvo1.get(dog) ?? '9999') < day
      const entitled = {
        NUO: day <= plusMonths(birth, 24),
        AVO: awarded && !avo1,
        VOI: awarded && avo1,
      }
      expect(day >= plusMonths(birth, 9)).toBe(true)
      expect(entitled[trialClass], `${dog.name} ${day} ${trialClass}`).toBe(true)
    }
  })
})

describe('water and track', () => {
  test('keeps scores on their scales, and the track in VOI', () => {
    for (const result of club.results.water) {
      for (const { code, values } of WATER_FEATURES) {
        if ((result.sheet[code] ?? null) !== null) expect(values).toContain(result.sheet[code])
      }
      if (result.outcome === 'judged') expect(result.track !== null).toBe(result.class === 'VOI')
    }
  })

  test('breaks no check of marking done', () => {
    for (const result of club.results.water) {
      const { class: trialClass, sheet, trial } = result
      const judgeIds = trial.judges.map(({ id }) => id)
      const context = { rulebook: DEFAULT_RULEBOOK, trialClass, classAllowed: true, judgeIds }
      expect(
        checkWater(context, { ...sheet, outcome: result.outcome }),
        `${result.dog.name} ${toIso(result.trial.day)}`,
      ).toEqual([])
    }
  })

  test('counts the best valid water work of the class: of the season, from June 2021 of two years', () => {
    const ofDog = Map.groupBy(club.results.water, ({ dog }) => dog)
    let counted = 0
    const divided = club.results.hunt.filter(({ trial }) => trial.divided)
    for (const result of divided.filter(({ judgement }) => judgement.points !== null)) {
      const valid = (ofDog.get(result.dog) ?? []).filter((water) => counts(water, result))
      const sums = valid.map(({ water, track }) => (water ?? 0) + (track ?? 0))
      const { water, track } = result.judgement.grades
      const own = water === undefined ? null : water + (track ?? 0)
      expect(own).toBe(sums.length > 0 ? Math.max(...sums) : null)
      if (own !== null) counted++
    }
    expect(counted).toBeGreaterThan(200)
  })

  test('counts the own work of the same trial where that is undivided', () => {
    const undivided = club.results.hunt.filter(({ trial }) => !trial.divided)
    expect(undivided.some(({ judgement }) => judgement.prize > 0)).toBe(true)
    for (const { dog, trial, judgement, water } of undivided.filter(
      ({ judgement }) => judgement.points !== null,
    )) {
      const own = club.results.water.find((work) => work.trial === trial && work.dog === dog)
      expect(water).toBe(own)
      expect(judgement.grades.water ?? null).toBe(own?.outcome === 'judged' ? own.water : null)
    }
  })

  function counts(water: WaterResult, result: HuntResult): boolean {
    const [done, day] = [toIso(water.trial.day), toIso(result.trial.day)]
    if (water.outcome !== 'judged' || water.class !== result.class || done > day) return false
    return done < '2021-06-01' ? seasonOf(done) === seasonOf(day) : day <= plusMonths(done, 24)
  }
})

describe('days', () => {
  test('has nothing before birth or arrival, after death or in the future, and no dog in two places', () => {
    const atTrials = [
      ...club.results.hunt,
      ...club.results.water.filter(({ trial }) => trial.type === 'water_track'),
    ]
    const starts = [
      ...atTrials.flatMap(({ dog, trial }) =>
        [...new Set([trial.day, trial.lastDay])].map((day) => ({ dog, day })),
      ),
      ...club.results.show.map(({ dog, show }) => ({ dog, day: show.day })),
    ]
    for (const { dog, day } of starts) {
      expect(day > dog.birth && day > dog.arrival && day < dog.end && day < toDay(TODAY)).toBe(true)
    }
    expect(new Set(starts.map(({ dog, day }) => `${dog.id} ${day}`)).size).toBe(starts.length)
  })

  test('has a trial and a show yesterday', () => {
    const yesterday = toDay(TODAY) - 1
    expect(club.results.hunt.some(({ trial }) => trial.day === yesterday)).toBe(true)
    expect(club.results.show.some(({ show }) => show.day === yesterday)).toBe(true)
  })
})

describe('shows', () => {
  test('gives at most one best of breed, and one certificate for either sex of a breed', () => {
    const groups = Map.groupBy(
      club.results.show,
      ({ show, dog }) => `${show.day} ${show.place} ${show.name} ${dog.breed.code}`,
    )
    for (const results of groups.values()) {
      const having = (mark: string) => results.filter(({ marks }) => marks.includes(mark))
      expect(having('ROP').length).toBeLessThanOrEqual(1)
      expect(having('VSP').length).toBeLessThanOrEqual(1)
      for (const mark of ['SERT', 'CACIB']) {
        const sexes = having(mark).map(({ dog }) => dog.sex)
        expect(new Set(sexes).size).toBe(sexes.length)
      }
    }
  })

  test('gives certificates to excellent dogs, and prizes at old shows', () => {
    for (const { marks, grade, show } of club.results.show) {
      if (marks.length > 0) expect(['ERI', '1']).toContain(grade)
      expect(['1', '2', '3', '0'].includes(grade)).toBe(toIso(show.day) < '2004')
    }
  })
})

test('tells of one dog that a title is proposed for, which it has not', () => {
  const cie = FIRST_TITLES.find(({ code }) => code === 'C.I.E.')!
  const shown = Map.groupBy(club.results.show, ({ dog }) => dog)
  const proposed = [...shown].filter(
    ([dog, results]) =>
      !club.results.records.of(dog).titles.has(cie.code) &&
      titleFinding(
        cie.rule!,
        results.map(({ show, marks, judge }) => ({
          ...show,
          show: show.name,
          date: toIso(show.day),
          marks,
          judge,
        })),
        null,
      ),
  )
  expect(proposed).toHaveLength(1)
})
