import { useQuery } from '@tanstack/react-query'
import type { Competition } from '#contract/competitions.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Confirmation } from '../../rulebooks/Confirmation.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Span } from '../../ui/layout/parts.ts'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { NEW_COMPETITION, staffCompetitionAddress } from '../addresses.ts'
import { competitionsQuery } from '../queries.ts'
import { useCompetitionWords } from '../useCompetitionWords.ts'

/** `/hallinta/vuosikilpailut`: the rules of annual competitions through the years. */
export function CompetitionListPage() {
  const t = useTranslate()
  const columns = useColumns()
  const query = useQuery(competitionsQuery)
  return (
    <>
      <PageTitle
        title={t('competitionAdmin.title')}
        lead={t('competitionAdmin.lead')}
        actions={
          <LinkButton {...staffCompetitionAddress(NEW_COMPETITION)} variant="contained">
            {t('competitionAdmin.new')}
          </LinkButton>
        }
      />
      <Loaded
        query={query}
        failed={t('competitions.failed')}
        rows={6}
        rowHeight={56}
        empty={(all) => all.length === 0 && <EmptyState title={t('competitions.none')} />}
      >
        {(all) => (
          <DataTable
            caption={t('competitionAdmin.title')}
            columns={columns}
            rows={all}
            rowKey={({ id }) => String(id)}
            rowLink={({ id }) => staffCompetitionAddress(id)}
            cardsBelow="md"
          />
        )}
      </Loaded>
    </>
  )
}

function useColumns(): readonly Column<Competition>[] {
  const t = useTranslate()
  const breedName = useBreedName()
  const { name, valid } = useCompetitionWords()
  return [
    {
      id: 'name',
      header: t('competitionAdmin.name'),
      cell: (one) => (
        <Span strong breaks>
          <AppLink {...staffCompetitionAddress(one.id)}>{name(one)}</AppLink>
        </Span>
      ),
      rowHeader: true,
      card: 'title',
    },
    { id: 'valid', header: t('competitionAdmin.valid'), cell: valid, card: 'fact' },
    {
      id: 'breeds',
      header: t('competitions.columns.breed'),
      cell: ({ rule }) => rule.breeds.map(breedName).join(', ') || t('competitions.rule.allBreeds'),
      long: true,
      card: 'fact',
    },
    {
      id: 'counts',
      header: t('competitionAdmin.counts'),
      cell: ({ rule }) =>
        [
          rule.trialLines.length > 0 && t('competitionAdmin.trials'),
          rule.showLines.length > 0 && t('competitionAdmin.shows'),
        ]
          .filter(Boolean)
          .join(', '),
      card: 'fact',
    },
    {
      id: 'state',
      header: t('competitionAdmin.state'),
      cell: ({ held }) => t(held ? 'competitionAdmin.held' : 'competitionAdmin.open'),
      card: 'fact',
    },
    {
      id: 'confirmed',
      header: t('competitionAdmin.confirmed'),
      cell: ({ confirmed }) => <Confirmation confirmed={confirmed} />,
      card: 'fact',
    },
  ]
}
