import type { StaffShowResult } from '#contract/dogShows.ts'
import { formatDate } from '#domain/dates.ts'
import { GradeChip, ShowClassChip } from '../dogs/chips.tsx'
import { ShowMarks } from '../dogs/ShowMarks.tsx'
import { useShowNames } from '../dogs/useShowNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { showResultAddress } from '../identity/addresses.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'

/** The columns of a dog's results; the day leads to the result. */
export function useResultColumns(regnr: string): readonly Column<StaffShowResult>[] {
  const t = useTranslate()
  const names = useShowNames()
  return [
    {
      id: 'date',
      header: t('shows.date'),
      cell: ({ id, date }) => <AppLink {...showResultAddress(regnr, id)}>{formatDate(date)}</AppLink>,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'place',
      header: t('shows.place'),
      cell: names.whole,
      card: 'title',
    },
    {
      id: 'class',
      header: t('shows.class'),
      cell: ({ class: code }) => <ShowClassChip code={code} />,
      card: 'fact',
    },
    {
      id: 'grade',
      header: t('shows.grade'),
      cell: ({ grade }) => <GradeChip grade={grade} />,
      card: 'fact',
    },
    {
      id: 'placing',
      header: t('shows.placing'),
      cell: ({ placing }) => placing ?? '–',
      align: 'right',
      card: 'fact',
    },
    {
      id: 'marks',
      header: t('shows.markTitle'),
      cell: ({ marks }) => <ShowMarks marks={marks} />,
      card: 'fact',
    },
    { id: 'judge', header: t('shows.judge'), cell: ({ judge }) => judge || '–', card: 'fact' },
  ]
}
