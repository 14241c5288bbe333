import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { type Competition, createCompetition } from '#contract/competitions.ts'
import { TIE_BREAKERS } from '#domain/competitions/rule.ts'
import { periodOf } from './choices.ts'

const written = createCompetition.body!
export type CompetitionBody = z.output<typeof written>

/** A rule as its form holds it: numbers as text, an empty one where there is none; breeds as the numbers of their families. */
export interface CompetitionValues {
  name: { fi: string; sv: string; en: string }
  validFrom: string
  validTo: string
  confirmed: boolean
  rule: {
    period: string
    breeds: number[]
    sex: string
    ageFrom: string
    ageTo: string
    showGrade: string
    trialPrize: string
    trialLines: { type: string; award: string; points: string }[]
    showLines: { class: string; award: string; points: string }[]
    sumAwards: boolean
    homeOnly: boolean
    best: string
    least: string
    perJudge: string
    tieBreakers: string[]
  }
}

export const emptyTrialLine = () => ({ type: '', award: 'VOI1', points: '' })
export const emptyShowLine = () => ({ class: '', award: 'ERI', points: '' })

const numbered = (value: number | null): string => (value === null ? '' : String(value))
const decimal = (value: number): string => String(value).replace('.', ',')

/** A new competition: every breed and result, from the running season on. */
export const newCompetitionValues = (): CompetitionValues => ({
  name: { fi: '', sv: '', en: '' },
  validFrom: String(periodOf('season')),
  validTo: '',
  confirmed: true,
  rule: {
    period: 'season',
    breeds: [],
    sex: '',
    ageFrom: '',
    ageTo: '',
    showGrade: '',
    trialPrize: '',
    trialLines: [],
    showLines: [],
    sumAwards: false,
    homeOnly: false,
    best: '',
    least: '1',
    perJudge: '',
    tieBreakers: TIE_BREAKERS.map(() => ''),
  },
})

export const competitionValues = ({
  name,
  validFrom,
  validTo,
  confirmed,
  rule,
}: Competition): CompetitionValues => ({
  name,
  validFrom: String(validFrom),
  validTo: numbered(validTo),
  confirmed,
  rule: {
    period: rule.period,
    breeds: rule.breeds.map(Number),
    sex: rule.sex ?? '',
    ageFrom: numbered(rule.ageFrom),
    ageTo: numbered(rule.ageTo),
    showGrade: rule.showGrade ?? '',
    trialPrize: rule.trialPrize ? `${rule.trialPrize.class}${rule.trialPrize.prize}` : '',
    trialLines: rule.trialLines.map((line) => ({
      type: line.type ?? '',
      award: `${line.class}${line.prize}`,
      points: decimal(line.points),
    })),
    showLines: rule.showLines.map((line) => ({
      class: line.class ?? '',
      award: line.award,
      points: decimal(line.points),
    })),
    sumAwards: rule.sumAwards,
    homeOnly: rule.homeOnly,
    best: numbered(rule.best),
    least: String(rule.least),
    perJudge: numbered(rule.perJudge),
    tieBreakers: TIE_BREAKERS.map((_none, index) => rule.tieBreakers[index] ?? ''),
  },
})

/** The values of the rule that follows another: the same, from the running period on. */
export const followingValues = (before: Competition): CompetitionValues => ({
  ...competitionValues(before),
  validFrom: String(Math.max(periodOf(before.rule.period), before.validFrom + 1)),
  validTo: '',
})

/** NaN: it is no number, which the contract refuses at its field. */
const readNumber = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
const readOptional = (text: string): number | null => (text.trim() === '' ? null : readNumber(text))
const prizeOf = (award: string) => ({ class: award.slice(0, 3), prize: Number(award.slice(3)) })

const bodyOf = ({ rule, ...values }: CompetitionValues) => ({
  ...values,
  follows: null,
  validFrom: readNumber(values.validFrom),
  validTo: readOptional(values.validTo),
  rule: {
    ...rule,
    breeds: rule.breeds.map(String),
    sex: rule.sex || null,
    ageFrom: readOptional(rule.ageFrom),
    ageTo: readOptional(rule.ageTo),
    showGrade: rule.showGrade || null,
    trialPrize: rule.trialPrize ? prizeOf(rule.trialPrize) : null,
    trialLines: rule.trialLines.map(({ type, award, points }) => ({
      type: type || null,
      ...prizeOf(award),
      points: readNumber(points),
    })),
    showLines: rule.showLines.map(({ class: name, award, points }) => ({
      class: name || null,
      award,
      points: readNumber(points),
    })),
    best: readOptional(rule.best),
    least: readNumber(rule.least),
    perJudge: readOptional(rule.perJudge),
    tieBreakers: rule.tieBreakers.filter(Boolean),
  },
})

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const competitionResolver: Resolver<CompetitionValues, unknown, CompetitionBody> = (values) => {
  const read = written.safeParse(bodyOf(values))
  if (read.success) return { values: read.data, errors: {} }
  const errors = {}
  for (const { path, message } of read.error.issues.toReversed()) setAt(errors, path.map(String), message)
  return { values: {}, errors }
}

/** Puts an error where the form looks for it: at `rule.trialLines.2.points` in a list of a list; of a whole list at its root. */
function setAt(errors: Record<string, unknown>, [name, ...rest]: readonly string[], message: string): void {
  if (name === undefined) return
  const inner = (errors[name] ?? {}) as Record<string, unknown>
  errors[name] = inner
  if (rest.length === 0) Object.assign(inner, { type: 'custom', message })
  else setAt(inner, rest, message)
}
