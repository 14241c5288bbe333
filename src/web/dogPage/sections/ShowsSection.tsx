import type { ShowResult } from '#contract/dogs.ts'
import { formatDate } from '#domain/dates.ts'
import { GradeChip, ShowClassChip } from '../../dogs/chips.tsx'
import { NewMark } from '../../dogs/NewMark.tsx'
import { ShowMarks } from '../../dogs/ShowMarks.tsx'
import { StandingOfAll } from '../../dogs/StandingOfAll.tsx'
import { commonStanding, type Standing } from '../../dogs/standing.ts'
import { useShowNames } from '../../dogs/useShowNames.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import type { DogData } from '../useDogData.ts'

/** Show results, newest first; the critique opens under its row. */
export function ShowsSection({ data: { dog } }: { data: DogData }) {
  const t = useTranslate()
  const names = useNames()
  const common = commonStanding(dog.showResults)
  const columns = useColumns(common)
  return (
    <>
      <StandingOfAll of={common} />
      <DataTable
        caption={t('shows.tableTitle')}
        columns={columns}
        rows={dog.showResults.toSorted((a, b) => b.date.localeCompare(a.date))}
        rowKey={({ date, place, show, class: showClass }) => `${date}${place}${show}${showClass}`}
        cardsBelow="md"
        factColumns
        detail={(row) => row.critique && <Critique result={row} />}
        detailLabel={(row) =>
          t('shows.showCritique', { date: formatDate(row.date), place: names.place(row.place) })
        }
      />
    </>
  )
}

function Critique({ result }: { result: ShowResult }) {
  return (
    <Text component="p" lines py={0.5} measure="wide">
      {result.critique}
    </Text>
  )
}

function useColumns(common: Standing): Column<ShowResult>[] {
  const t = useTranslate()
  const names = useShowNames()
  return [
    {
      id: 'date',
      header: t('shows.date'),
      cell: ({ date, isNew }) => (
        <>
          <DateText date={date} />
          {isNew && !common.isNew && <NewMark />}
        </>
      ),
      card: 'title',
    },
    {
      id: 'place',
      header: t('shows.place'),
      cell: (show) => (
        <>
          {names.place(show)}
          <Span tone="muted" size="em">
            {names.addition(show)}
          </Span>
        </>
      ),
      card: 'title',
    },
    {
      id: 'class',
      header: t('shows.class'),
      cell: ({ class: code }) => <ShowClassChip code={code} />,
      same: ({ class: code }) => code,
      card: 'fact',
    },
    {
      id: 'grade',
      header: t('shows.grade'),
      cell: ({ grade }) => <GradeChip grade={grade} />,
      same: ({ grade }) => grade,
      card: 'fact',
    },
    {
      id: 'placing',
      header: t('shows.placing'),
      cell: ({ placing }) => placing ?? '–',
      same: ({ placing }) => placing,
      align: 'right',
    },
    {
      id: 'marks',
      header: t('shows.markTitle'),
      cell: ({ marks }) => <ShowMarks marks={marks} />,
      same: ({ marks }) => marks.join(' ') || null,
      card: 'fact',
    },
    {
      id: 'judge',
      header: t('shows.judge'),
      cell: ({ judge }) => judge ?? '–',
      same: ({ judge }) => judge,
      card: 'fact',
    },
  ]
}
