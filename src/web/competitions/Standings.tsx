import type { CompetitionStanding, CompetitionStandings } from '#contract/competitions.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { useBreedName } from '../dogs/breeds.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Note, Span, Text } from '../ui/layout/parts.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { useResultLabel } from './resultLabel.ts'
import { ScoredResults } from './ScoredResults.tsx'
import { useCompetitionWords } from './useCompetitionWords.ts'

interface Props {
  standings: CompetitionStandings
  caption: string
}

/** Standings: how many dogs and results, that they are preliminary, and a row a dog that opens to tell where its points come from. */
export function Standings({ standings, caption }: Props) {
  const t = useTranslate()
  const columns = useColumns()
  const { running, to, preliminary, placed, unplaced, results, rows } = standings
  return (
    <>
      {(running || preliminary > 0) && (
        <Note tone="warning" mb={2} role="status">
          {running && <Text>{t('competitions.running', { date: formatDate(to) })}</Text>}
          {preliminary > 0 && <Text>{t('competitions.unofficial', { count: preliminary })}</Text>}
        </Note>
      )}
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ dog }) => dog.regnr}
        detail={(row) => <ScoredResults standing={row} />}
        detailLabel={({ dog }) => t('competitions.why', { dog: calledBy(dog) })}
        summary={<Text tone="muted">{t('competitions.figures', { placed, unplaced, results })}</Text>}
        empty={<EmptyState title={t('competitions.noStandings')} />}
        cardsBelow="md"
      />
    </>
  )
}

function useColumns(): readonly Column<CompetitionStanding>[] {
  const t = useTranslate()
  const breedName = useBreedName()
  const { points } = useCompetitionWords()
  const labelOf = useResultLabel()
  return [
    {
      id: 'rank',
      header: t('competitions.columns.rank'),
      cell: ({ rank }) => <Span strong>{rank === null ? '–' : `${rank}.`}</Span>,
      align: 'right',
      card: 'fact',
      width: '4.5rem',
      hideable: false,
    },
    {
      id: 'dog',
      header: t('competitions.columns.dog'),
      cell: ({ dog }) => <DogLink dog={dog} />,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'breed',
      header: t('competitions.columns.breed'),
      cell: ({ dog }) => breedName(dog.breed),
      same: ({ dog }) => dog.breed,
      long: true,
      card: 'fact',
    },
    {
      id: 'points',
      header: t('competitions.columns.points'),
      cell: (row) => <Span strong>{points(row.points)}</Span>,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'counted',
      header: t('competitions.columns.counted'),
      cell: ({ counted }) => counted,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'results',
      header: t('competitions.columns.countedResults'),
      cell: ({ results }) =>
        results
          .filter(({ reason }) => reason === null)
          .map((result) => `${labelOf(result)} (${points(result.points!)})`)
          .join(', ') || '–',
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'note',
      header: t('competitions.columns.note'),
      cell: ({ unmet, decidedBy }) => (
        <Text size="small" tone={unmet ? 'warning' : 'muted'}>
          {unmet ? t(`competitions.unmet.${unmet}`) : decidedBy && t(`competitions.decided.${decidedBy}`)}
        </Text>
      ),
      isEmpty: ({ unmet, decidedBy }) => unmet === null && decidedBy === null,
      long: true,
      card: 'fact',
      wide: true,
    },
  ]
}
