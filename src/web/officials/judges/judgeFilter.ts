import type { ActiveJudge } from '#contract/officials.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { SWEDISH_NAMES } from '#domain/club/swedishNames.ts'
import { holdsText } from '#domain/foldedText.ts'
import type { JudgeSearch } from '../addresses.ts'

/** Whether a judge passes the filters; the text is part of the name, the town or the district. */
export function judgePasses(judge: ActiveJudge, { q, type, district }: JudgeSearch): boolean {
  return (
    (type === undefined || judge.qualifications.includes(type)) &&
    (district === undefined || judge.district === district) &&
    (q === undefined || namesOf(judge).some((text) => text !== null && holdsText(text, q)))
  )
}

/** What a judge is found by; the town and the district in Swedish too, whatever the reader's language. */
const namesOf = ({ name, town, district }: ActiveJudge): readonly (string | null)[] => [
  name,
  town,
  district,
  town && SWEDISH_NAMES.place(town),
  district && SWEDISH_NAMES.district(district),
]

/** The districts that judges have, by their names in a language. */
export function districtsOf(judges: readonly ActiveJudge[], language: string, names: LocalNames): string[] {
  const { compare } = new Intl.Collator(language)
  const districts = judges.flatMap(({ district }) => (district === null ? [] : [district]))
  return [...new Set(districts)].sort((a, b) => compare(names.district(a), names.district(b)))
}
