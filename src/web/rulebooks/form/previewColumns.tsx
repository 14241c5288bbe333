import type { AlteredResult } from '#contract/rulebooks.ts'
import { prizeLabel } from '#domain/trials/results.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'

/** The columns of the results that a rulebook would alter. */
export function usePreviewColumns(): readonly Column<AlteredResult>[] {
  const t = useTranslate()
  const names = useNames()
  return [
    {
      id: 'dog',
      header: t('rulebooks.columns.dog'),
      cell: ({ dog }) => <DogLink dog={dog} breed />,
      card: 'title',
    },
    {
      id: 'trial',
      header: t('rulebooks.columns.trial'),
      cell: ({ trial }) => (
        <>
          <DateText date={trial.date} /> {names.place(trial.place)}
        </>
      ),
      card: 'fact',
    },
    {
      id: 'before',
      header: t('rulebooks.columns.before'),
      cell: (row) => <ResultText result={{ ...row.before, class: row.class }} />,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'after',
      header: t('rulebooks.columns.after'),
      cell: (row) => <ResultText result={{ ...row.after, class: row.class }} strong />,
      align: 'right',
      card: 'fact',
    },
  ]
}

interface Props {
  result: AlteredResult['before'] & Pick<AlteredResult, 'class'>
  strong?: boolean
}

/** Award, or what else came of the dog, and points. */
function ResultText({ result, strong }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { points } = result
  return (
    <Span strong={strong} nowrap>
      {prizeLabel(result) ?? t(`trials.outcomes.${result.outcome}`)}
      {points !== null && ` · ${formatNumber(language, points, Number.isInteger(points) ? 0 : 1)}`}
    </Span>
  )
}
