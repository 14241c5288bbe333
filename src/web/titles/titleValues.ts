import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { createTitle, type TitleDetails } from '#contract/titles.ts'
import { formatDate } from '#domain/dates.ts'
import { errorsAt } from '../ui/forms/errorsAt.ts'
import { parseDay } from '../ui/values/days.ts'

const written = createTitle.body!
export type TitleBody = z.output<typeof written>

const COUNTS = ['shows', 'judges', 'countries'] as const
const MONTHS = ['months', 'span'] as const
type RuleText = 'country' | 'validFrom' | (typeof COUNTS)[number] | (typeof MONTHS)[number]

/** A title as its form holds it: numbers and day as they are typed; without a mark it has no rule. */
export type TitleValues = Omit<TitleBody, 'rule'> & {
  rule: { mark: string; more: boolean } & Record<RuleText, string>
}

const NO_RULE: TitleValues['rule'] = {
  mark: '',
  shows: '',
  judges: '',
  countries: '1',
  country: '',
  months: '',
  span: '',
  validFrom: '',
  more: false,
}

export const newTitleValues = (code = ''): TitleValues => ({
  code,
  name: { fi: '', sv: '', en: '' },
  country: '',
  offered: true,
  rule: NO_RULE,
})

export const titleValues = ({ code, name, country, offered, rule }: TitleDetails): TitleValues => ({
  code,
  name,
  country,
  offered,
  rule: rule
    ? {
        mark: rule.mark,
        shows: String(rule.shows),
        judges: String(rule.judges),
        countries: String(rule.countries),
        country: rule.country,
        months: rule.months === null ? '' : String(rule.months),
        span: rule.span === null ? '' : String(rule.span),
        validFrom: formatDate(rule.validFrom),
        more: rule.more,
      }
    : NO_RULE,
})

const codeOf = (text: string): string => text.trim().toUpperCase()
/** What is no number stays none, so that it is told at its field. */
const countOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

function ruleOf({ rule }: TitleValues) {
  if (rule.mark === '') return null
  return {
    ...rule,
    country: codeOf(rule.country),
    validFrom: parseDay(rule.validFrom) ?? rule.validFrom,
    ...Object.fromEntries(COUNTS.map((name) => [name, countOf(rule[name])])),
    ...Object.fromEntries(
      MONTHS.map((name) => [name, rule[name].trim() === '' ? null : countOf(rule[name])]),
    ),
  }
}

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const titleResolver: Resolver<TitleValues, unknown, TitleBody> = (values) => {
  const read = written.safeParse({
    ...values,
    code: codeOf(values.code),
    country: codeOf(values.country),
    rule: ruleOf(values),
  })
  return read.success ? { values: read.data, errors: {} } : { values: {}, errors: errorsAt(read.error) }
}
