import type { ActiveJudge } from '#contract/officials.ts'
import { holdsText } from '#domain/foldedText.ts'
import type { JudgeSearch } from '../addresses.ts'

/** Whether a judge passes the filters; the text is part of the name, the town or the district. */
export function judgePasses(judge: ActiveJudge, { q, type, district }: JudgeSearch): boolean {
  return (
    (type === undefined || judge.qualifications.includes(type)) &&
    (district === undefined || judge.district === district) &&
    (q === undefined ||
      [judge.name, judge.town, judge.district].some((text) => text !== null && holdsText(text, q)))
  )
}

/** The districts that judges have, by name in a language. */
export function districtsOf(judges: readonly ActiveJudge[], language: string): string[] {
  const { compare } = new Intl.Collator(language)
  const districts = judges.flatMap(({ district }) => (district === null ? [] : [district]))
  return [...new Set(districts)].sort(compare)
}
