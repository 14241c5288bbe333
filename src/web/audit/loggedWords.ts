import { REMOVED } from '#contract/constants.ts'
import { formatDate, isIsoDate } from '#domain/dates.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { HUNT_FEATURES, WATER_FEATURES } from '#domain/trials/features.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/useTranslate.ts'

/** Field → id → name, of fields that hold ids. */
export type LoggedNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Where the words of a field's codes stand. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  code: ['audit.codes'],
  taken: ['identity.fields', 'dogs.facts'],
  corrected: ['identity.fields', 'dogs.facts'],
  roles: ['accounts.roles'],
  outcome: ['trials.outcomes'],
  language: ['accounts.languages'],
  type: ['trials.types'],
  qualifications: ['trials.types'],
  trialTypes: ['trials.types'],
  list: ['audit.lists'],
  chip: ['audit.chips'],
  ground: ['entries.paper.grounds'],
  verdict: ['paperAwards.states'],
  breedingAward: ['dogs.award'],
  competitionPeriod: ['competitions'],
  paperKind: ['verification.kinds'],
  competitionSex: ['common'],
  ruleKind: ['breedingRules.kinds'],
  alertState: ['healthWatch.states'],
  ruleState: ['breedingRuleAdmin.states'],
  tieBreakers: ['competitions.rule.ties'],
  inquiryState: ['healthInquiry.states'],
  healthKind: ['health.kinds'],
  textsChanged: ['shows', 'titles', 'audit.fields'],
  registerState: ['registerAdmin.states'],
  reviewKind: ['dogs.reviews.kinds'],
  noticeType: ['litters.notice.types'],
  noticeState: ['litters.notice.states'],
  objectionVerdict: ['objections.verdicts'],
  contestVerdict: ['ownEntries.contest.states'],
  waterValidity: ['rulebooks.waterValidities'],
  averageMethod: ['rulebooks.averageMethods'],
  firstPrizeInAvoNUO: ['rulebooks.firstPrizeInAvos'],
  firstPrizeInAvoAVO: ['rulebooks.firstPrizeInAvos'],
  firstPrizeInAvoVOI: ['rulebooks.firstPrizeInAvos'],
  overridden: ['errors'],
  weather: ['trials.conditions.weathers'],
  terrain: ['trials.conditions.terrains'],
  phraseKind: ['results.kinds'],
  phraseTopic: ['trials.parts', 'trials.features'],
}
/** Of a scale its values, what a 0 does, and when it is needed, each by its code. */
const SCALE_WORDS = ['rulebooks.zeros', 'trials.parts', 'rulebooks.neededs'] as const
const FEATURES: ReadonlySet<string> = new Set([...HUNT_FEATURES, ...WATER_FEATURES].map(({ code }) => code))
/** Fields with ids, which no number stands for. */
const ID_FIELDS: ReadonlySet<string> = new Set([
  'userId',
  'agentIds',
  'personId',
  'judgeId',
  'judgeIds',
  'headJudgeId',
  'clubId',
  'trial',
])

interface Reading {
  readonly t: Translate
  readonly language: Language
  readonly names: LoggedNames
}

/** A value of a field of the log in words. */
export function loggedWords(reading: Reading, name: string, value: unknown): string {
  const { t, language, names } = reading
  if (value === null || value === undefined || value === '') return t('audit.empty')
  if (value === REMOVED) return t('audit.removed')
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
  if (Array.isArray(value))
    return value.length === 0
      ? t('audit.empty')
      : value.map((one) => loggedWords(reading, name, one)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, part]) => `${key} ${loggedWords(reading, key, part)}`)
      .join(', ')
  if (ID_FIELDS.has(name)) return names[name]?.[String(value)] ?? t('audit.gone', { id: value })
  if (typeof value === 'number' && name.endsWith('Cents')) return formatEuros(value, language)
  return textWords(t, name, String(value))
}

function textWords(t: Translate, name: string, text: string): string {
  if (name === 'picture') return shortName(text)
  if (isIsoDate(text)) return formatDate(text)
  if (FEATURES.has(name)) return listedWords(t, SCALE_WORDS, text)
  if (name === 'conditions') return listedWords(t, ['trials.conditions'], text)
  return wordOf(t, WORDS[name] ?? [], text)
}

/** Codes that stand in one text, each in words. */
const listedWords = (t: Translate, groups: readonly string[], text: string): string =>
  text
    .split(', ')
    .map((part) => wordOf(t, groups, part))
    .join(', ')

function wordOf(t: Translate, groups: readonly string[], code: string): string {
  if (groups.length === 0) return code
  return t(
    groups.map((group) => `${group}.${code}`),
    { defaultValue: code },
  )
}

/** The first letters of a file's random name: enough to tell two files apart. */
function shortName(filename: string): string {
  return filename.replace(/^([\da-f]{8})-[\da-f-]{27}\./, '$1….')
}
