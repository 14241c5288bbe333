import { addMonths } from '../dates.ts'
import type { Sex } from '../dogs.ts'

/** What a dog has to show to be accepted into the breeding register. */
export interface RegisterRule {
  /** ISO day from which on it holds */
  readonly validFrom: string
  /** the worst prize in AVO that is enough, by sex */
  readonly leastPrize: Readonly<Record<Sex, number>>
  /** one of these grades is enough */
  readonly oneOf: readonly string[]
  /** or two of this one, of different judges */
  readonly twoOf: string
  readonly showClasses: readonly string[]
  /** grades of earlier shows were given by another scale */
  readonly gradesSince: string
  readonly hips: readonly string[]
}

/** Source: docs/rules/breeding-and-health.md#conditions-of-the-register. */
const REGISTER_RULES: readonly RegisterRule[] = [
  {
    validFrom: '2017-01-01',
    leastPrize: { female: 2, male: 1 },
    oneOf: ['ERI', 'EH'],
    twoOf: 'H',
    showClasses: ['AVO', 'KÄY'],
    gradesSince: '2011-01-01',
    hips: ['A', 'B'],
  },
]

/** What a breed's programme of the Finnish Kennel Club (PEVISA) asks for beyond the rule of the register. */
export interface PevisaRule {
  /** the breed's code, before its dot */
  readonly family: string
  /** ISO days, both counted in */
  readonly validFrom: string
  readonly validTo: string
  /** how long an eye statement counts */
  readonly eyeMonths: number
  /** most registered offspring of one dog */
  readonly mostOffspring: number
}

/** Source: docs/rules/breeding-and-health.md#numbers-to-confirm. */
const PEVISA_RULES: readonly PevisaRule[] = [
  { family: '117', validFrom: '2022-01-01', validTo: '2026-12-31', eyeMonths: 36, mostOffspring: 21 },
]

/** The rule of the register on an ISO day; undefined: none was in force. */
export const registerRuleOn = (day: string): RegisterRule | undefined =>
  REGISTER_RULES.findLast(({ validFrom }) => validFrom <= day)

/** The programme of a breed on an ISO day; undefined: it is not known here. */
export const pevisaRuleOn = (breed: string, day: string): PevisaRule | undefined =>
  PEVISA_RULES.find(
    ({ family, validFrom, validTo }) => breed.split('.')[0] === family && validFrom <= day && day <= validTo,
  )

/** The last ISO day on which an eye statement of another day counts. */
export const eyesCountUntil = (examinedOn: string, { eyeMonths }: PevisaRule): string =>
  addMonths(examinedOn, eyeMonths)
