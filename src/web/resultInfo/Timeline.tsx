import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { formatMoment } from '#domain/moments.ts'
import { MOMENT_KINDS } from '#domain/resultFields.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { oneOf } from '../searchValues.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { Note, Row, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { MoreButton } from '../ui/links/MoreButton.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { type InfoSearch, resultInfoAddress } from './addresses.ts'
import { isLong, MomentDifference, momentTitle, useMomentColumns } from './momentColumns.tsx'
import { timelineQuery, type WhichResult } from './queries.ts'

interface Props {
  which: WhichResult
  search: InfoSearch
}

/** Everything that happened to a result, newest first; older moments on demand. */
export function Timeline({ which, search }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const query = useInfiniteQuery(timelineQuery(which, search))
  const columns = useMomentColumns(which, search)
  return (
    <>
      {search.hetki !== undefined && <FromMoment which={which} search={search} />}
      <Loaded
        query={query}
        failed={t('resultInfo.timelineFailed')}
        rows={6}
        rowHeight={52}
        empty={({ pages }) =>
          pages[0]?.kinds.length === 0 && (
            <EmptyState title={t('resultInfo.nothing')}>{t('resultInfo.olderThanHistory')}</EmptyState>
          )
        }
      >
        {({ pages }) => (
          <>
            <KindFilter which={which} search={search} kinds={pages[0]!.kinds} />
            <DataTable
              caption={t('resultInfo.timeline')}
              columns={columns}
              rows={pages.flatMap(({ moments }) => moments)}
              rowKey={({ key }) => key}
              cardsBelow="md"
              empty={<Text>{t('resultInfo.noneOfKind')}</Text>}
              detail={(moment) => isLong(moment) && <MomentDifference which={which} moment={moment} />}
              detailLabel={(moment) =>
                t('resultInfo.showFields', {
                  what: momentTitle(t, moment),
                  time: formatMoment(moment.at, language),
                })
              }
            />
            <MoreButton query={query} label={t('audit.more')} />
            {!query.hasNextPage && pages[0]?.fromBeginning === false && (
              <Text tone="muted" mt={2} measure="text">
                {t('resultInfo.olderThanHistory')}
              </Text>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

interface KindFilterProps extends Props {
  kinds: readonly { readonly kind: (typeof MOMENT_KINDS)[number]; readonly count: number }[]
}

function KindFilter({ which, search, kinds }: KindFilterProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const choose = (kind: string) =>
    void navigate({
      ...resultInfoAddress(which.kind, which.id, {
        ...search,
        hetki: undefined,
        laji: oneOf(kind, MOMENT_KINDS),
      }),
      resetScroll: false,
    })
  if (kinds.length < 2 && search.laji === undefined) return null
  return (
    <Row mb={2} data-print="no">
      <FilterSelect
        label={t('resultInfo.kind')}
        value={search.laji ?? ''}
        options={kinds.map(({ kind, count }) => ({
          value: kind,
          label: `${t(`resultInfo.kinds.${kind}`)} (${count})`,
        }))}
        onChange={choose}
      />
    </Row>
  )
}

/** Says that the list begins at the moment that was linked to, and leads to what came after it. */
function FromMoment({ which, search }: Props) {
  const t = useTranslate()
  return (
    <Note mb={2} py={1} role="note">
      {t('resultInfo.fromMoment')}{' '}
      <AppLink
        {...resultInfoAddress(which.kind, which.id, { ...search, hetki: undefined })}
        resetScroll={false}
      >
        {t('resultInfo.toNewest')}
      </AppLink>
    </Note>
  )
}
