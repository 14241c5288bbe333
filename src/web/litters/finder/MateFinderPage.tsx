import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { calledBy } from '#domain/dogs.ts'
import { dogQuery } from '../../dogs/queries.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ParentField } from '../../search/parents/ParentField.tsx'
import { isDesk } from '../../ui/isDesk.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Panel, Stack } from '../../ui/layout/parts.ts'
import { UprightPrint } from '../../ui/layout/UprightPrint.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { ErrorState } from '../../ui/loading/ErrorState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { LitterActions } from '../LitterActions.tsx'
import { MATES_PATH, type MateSearch, matesAddress } from './addresses.ts'
import { FinderFields } from './FinderFields.tsx'
import { FoundMates } from './FoundMates.tsx'
import { matesFoundQuery } from './queries.ts'
import { SavedSearches } from './SavedSearches.tsx'
import { SaveSearch } from './SaveSearch.tsx'
import { Weights } from './Weights.tsx'

/** Whoever moves several weights in a row asks once. */
const SETTLED_MS = 350

/** `/jalostuskumppani`: the males beside a bitch, ranked by several aims at once. */
export function MateFinderPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const search = useSearch({ from: MATES_PATH })
  const { dam } = search
  const chosen = useQuery({ ...dogQuery(dam ?? ''), enabled: dam !== undefined })
  const go = (next: MateSearch, replace = false) =>
    void navigate({ ...matesAddress(next), resetScroll: false, replace })
  const change = (part: MateSearch) => go({ ...search, page: undefined, ...part })
  const title = chosen.data && dam ? t('mates.titleOf', { dam: calledBy(chosen.data) }) : t('mates.title')
  return (
    <>
      <UprightPrint />
      <PageTitle
        title={title}
        lead={<span data-print="no">{t('mates.lead')}</span>}
        actions={
          dam && (
            <>
              <SaveSearch search={search} />
              <LitterActions />
            </>
          )
        }
      />
      <Panel>
        <Box sx={FORM}>
          <Box data-print="no">
            <ParentField
              parent="dam"
              regnr={dam}
              error={undefined}
              autoFocus={dam === undefined && isDesk()}
              onChoose={(regnr) => change({ dam: regnr, compare: undefined })}
            />
          </Box>
          <Stack gap={3}>
            <FinderFields search={search} onChange={change} />
            {dam !== undefined && (
              <Weights
                search={search}
                onChange={(part) => go({ ...search, page: undefined, ...part }, true)}
              />
            )}
          </Stack>
        </Box>
      </Panel>
      {dam === undefined ? (
        <EmptyState title={t('mates.choose')}>{t('mates.chooseHelp')}</EmptyState>
      ) : (
        <Found search={search} />
      )}
      <SavedSearches />
    </>
  )
}

function Found({ search }: { search: MateSearch }) {
  const t = useTranslate()
  const settled = useDebounced(search, SETTLED_MS)
  const query = useQuery({ ...matesFoundQuery(settled), placeholderData: keepPreviousData })
  return (
    <Loaded
      query={query}
      failed={t('mates.failed')}
      rows={6}
      rowHeight={180}
      refused={(error) => (
        <ErrorState error={error} title={t('mates.refused')}>
          {errorText(t, error)}
        </ErrorState>
      )}
    >
      {(found) => <FoundMates found={found} search={search} />}
    </Loaded>
  )
}

/** The bitch beside what is asked of the males; at a desk that is one form, over the whole width of the list below. */
const FORM = {
  display: 'grid',
  columnGap: 5,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const
