import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { InquiryRow } from '#contract/healthInquiries.ts'
import { calledBy } from '#domain/dogs.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Span, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { Pages } from '../../ui/links/Pages.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { INQUIRIES_PATH, inquiriesAddress, inquiriesSearchOf, staffInquiryAddress } from '../addresses.ts'
import { inquiriesQuery } from '../queries.ts'
import { InquiryFilters } from './InquiryFilters.tsx'
import { knownSearch } from './knownSearch.ts'

/** `/hallinta/terveysilmoitukset`: reports on the health of dogs, those that wait first. */
export function InquiriesPage() {
  const t = useTranslate()
  const search = knownSearch(inquiriesSearchOf({ ...useSearch({ from: INQUIRIES_PATH }) }))
  const list = useQuery(inquiriesQuery(search))
  const columns = useColumns()
  return (
    <>
      <PageTitle title={t('inquiryAdmin.title')} lead={t('inquiryAdmin.lead')} />
      <InquiryFilters search={search} counts={list.data?.counts} />
      <Loaded
        query={list}
        failed={t('inquiryAdmin.failed')}
        rows={8}
        rowHeight={56}
        empty={(found) =>
          found.total === 0 && (
            <EmptyState title={t('inquiryAdmin.none')}>{t('inquiryAdmin.noneHelp')}</EmptyState>
          )
        }
      >
        {({ inquiries, total, page, pageSize }) => (
          <>
            <Text tone="muted" mb={1}>
              {t('inquiryAdmin.count', { count: total })}
            </Text>
            <DataTable
              caption={t('inquiryAdmin.title')}
              columns={columns}
              rows={inquiries}
              rowKey={({ id }) => String(id)}
              rowLink={({ id }) => staffInquiryAddress(id)}
              cardsBelow="md"
            />
            <Pages
              label={t('breedingRegister.pages')}
              page={page}
              count={Math.ceil(total / pageSize)}
              to={(next) => inquiriesAddress({ ...search, page: next })}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

function useColumns(): readonly Column<InquiryRow>[] {
  const t = useTranslate()
  const marks = ({ dead, hasAttachment, others }: InquiryRow) =>
    [
      dead && t('inquiryAdmin.dead'),
      hasAttachment && t('inquiryAdmin.attachment'),
      others > 0 && t('inquiryAdmin.others', { count: others }),
    ]
      .filter(Boolean)
      .join(', ')
  return [
    {
      id: 'dog',
      header: t('inquiryAdmin.columns.dog'),
      cell: ({ dog }) => <DogLink dog={dog} />,
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'state',
      header: t('inquiryAdmin.columns.state'),
      cell: ({ state }) => <Span strong={state === 'new'}>{t(`healthInquiry.states.${state}`)}</Span>,
      card: 'fact',
    },
    {
      id: 'reported',
      header: t('inquiryAdmin.columns.reported'),
      cell: ({ reportedOn }) => <DateText date={reportedOn} />,
      card: 'fact',
    },
    {
      id: 'informer',
      header: t('inquiryAdmin.columns.informer'),
      cell: ({ informer }) => t(`healthInquiry.informers.${informer}`),
      card: 'fact',
    },
    {
      id: 'condition',
      header: t('healthInquiry.condition'),
      cell: ({ condition }) => t(`healthInquiry.conditions.${condition}`),
      card: 'fact',
    },
    {
      id: 'codes',
      header: t('inquiryAdmin.columns.codes'),
      cell: ({ codes }) => codes.join(', ') || '–',
      card: 'fact',
      isEmpty: ({ codes }) => codes.length === 0,
    },
    {
      id: 'marks',
      header: t('inquiryAdmin.columns.marks'),
      cell: (row) => marks(row) || '–',
      card: 'fact',
      isEmpty: (row) => marks(row) === '',
    },
    {
      id: 'open',
      header: t('inquiryAdmin.columns.open'),
      cell: ({ id, dog }) => (
        <LinkButton
          {...staffInquiryAddress(id)}
          size="small"
          aria-label={t('inquiryAdmin.openOf', { name: calledBy(dog) })}
        >
          {t('inquiryAdmin.open')}
        </LinkButton>
      ),
      card: 'actions',
    },
  ]
}
