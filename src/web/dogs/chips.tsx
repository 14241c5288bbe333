import type { Dog, TrialResult } from '#contract/dogs.ts'
import { formatDate } from '#domain/dates.ts'
import { SHOW_GRADES } from '#domain/shows/grades.ts'
import { type Outcome, prizeLabel, type TrialClass } from '#domain/trials/results.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { CodeChip } from '../ui/marks/CodeChip.tsx'
import { PrizeCode } from './PrizeCode.tsx'
import { useTitleName } from './titles.ts'

/** ERI to T on a ramp from good to bad; HYL stands at its end, EVA is no grade of quality. */
const GRADE_PLACE: Readonly<Record<string, number>> = { ERI: 0, EH: 0.25, H: 0.5, T: 0.75, HYL: 1 }

/** A title before the name: FI KVA, explained by the list of titles. */
export function TitleChip({ code }: { code: string }) {
  const t = useTranslate()
  const nameOf = useTitleName()
  return <CodeChip label={code} meaning={nameOf(code) ?? t('dogs.titleCode', { code })} />
}

/** A show grade; one of an older scale stays as it was given, without a place on the ramp. */
export function GradeChip({ grade }: { grade: string }) {
  const t = useTranslate()
  const known = SHOW_GRADES.find((code) => code === grade)
  const meaning = known ? t(`shows.grades.${known}`) : t('shows.oldGrade')
  return (
    <CodeChip
      label={grade}
      meaning={t('shows.gradeMeaning', { grade, meaning })}
      severity={GRADE_PLACE[grade] ?? null}
    />
  )
}

/** A breeding award with its date and grounds. */
export function AwardChip({ award }: { award: Dog['breedingAwards'][number] }) {
  const t = useTranslate()
  const name = t(`dogs.award.${award.level}`)
  const words = { award: name, date: formatDate(award.date), grounds: award.grounds }
  return <CodeChip label={name} meaning={t('dogs.awardMeaning', words)} />
}

interface PrizeProps {
  result: { class: TrialClass; outcome: Outcome; prize: number }
}

/** The result of a trial as breeders write it: AVO1; a word where the dog was not judged to the end. */
export function PrizeChip({ result }: PrizeProps) {
  const t = useTranslate()
  const { class: trialClass, outcome } = result
  if (outcome === 'judged') return <PrizeCode code={prizeLabel({ ...result, outcome })} />
  return (
    <CodeChip
      label={`${trialClass} ${t(`trials.outcomes.${outcome}`)}`}
      meaning={`${t(`trials.classes.${trialClass}`)}; ${t(`trials.outcomeMeanings.${outcome}`)}`}
    />
  )
}

/** A class of a trial: NUO, AVO, VOI. */
export function TrialClassChip({ code }: { code: TrialResult['class'] }) {
  const t = useTranslate()
  return <CodeChip label={code} meaning={t(`trials.classes.${code}`)} />
}

/** A mark of a show: SA, CAC, PU1; one that nobody explains is shown alone. */
export function MarkChip({ mark }: { mark: string }) {
  const t = useTranslate()
  const [, code = mark, place] = /^(PU|PN|BIS|RYP|KP)-?(\d)$/i.exec(mark) ?? []
  const meaning = t(`shows.marks.${code.toUpperCase()}`, { defaultValue: '' })
  if (!meaning) return <CodeChip label={mark} />
  return <CodeChip label={mark} meaning={place ? t('shows.placedMark', { mark: meaning, place }) : meaning} />
}

/** A class of a show: JUN, AVO, KÄY. */
export function ShowClassChip({ code }: { code: string }) {
  const t = useTranslate()
  return <CodeChip label={code} meaning={t(`shows.classes.${code}`, { defaultValue: '' }) || undefined} />
}
