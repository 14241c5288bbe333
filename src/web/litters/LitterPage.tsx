import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { LitterInquiry } from '#contract/litterNotices.ts'
import { calledBy } from '#domain/dogs.ts'
import { errorText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ParentField } from '../search/parents/ParentField.tsx'
import type { ParentProps } from '../search/parents/ParentPicker.tsx'
import { isDesk } from '../ui/isDesk.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Columns } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { ErrorState } from '../ui/loading/ErrorState.tsx'
import { Loaded, LoadedPage } from '../ui/loading/Loaded.tsx'
import { LITTER_PATH, type LitterSearch, litterAddress } from './addresses.ts'
import { ExpectedPuppies } from './expected/ExpectedPuppies.tsx'
import { matesAddress } from './finder/addresses.ts'
import { LitterActions } from './LitterActions.tsx'
import { LitterNotice } from './LitterNotice.tsx'
import { LitterPrint } from './LitterPrint.tsx'
import { MateField } from './MateField.tsx'
import { PairHeading, PairOnPaper } from './PairHeading.tsx'
import { litterNoticeQuery, litterQuery } from './queries.ts'
import { fieldErrors } from './refusals.ts'
import { LitterResult } from './result/LitterResult.tsx'
import { LitterRules } from './rules/LitterRules.tsx'

/** `/pentue`: a test litter of two dogs; `/pentue/{id}`: the notice of a litter or plan, with its pair. */
export function LitterPage() {
  const { id } = useParams({ from: LITTER_PATH })
  return id === undefined ? <TestLitter /> : <Notice id={id} />
}

function Notice({ id }: { id: string }) {
  const t = useTranslate()
  const notice = useQuery(litterNoticeQuery(id))
  return (
    <LoadedPage
      query={notice}
      heading={t('litters.notice.types.litter')}
      list={{ to: litterAddress(), name: t('litters.heading') }}
    >
      {(data) => (
        <>
          <LitterPrint />
          <NoticeTitle notice={data} />
          <LitterNotice notice={data} />
          <Pair sire={data.father.regnr} dam={data.mother.regnr} announced />
          <LitterRules sire={data.father.regnr} dam={data.mother.regnr} date={data.matingDate ?? undefined} />
        </>
      )}
    </LoadedPage>
  )
}

function NoticeTitle({ notice: { type, father, mother } }: { notice: LitterInquiry }) {
  const t = useTranslate()
  const heading = t(`litters.notice.types.${type}`)
  return (
    <PageTitle
      title={t('litters.notice.titleOf', { type: heading, sire: calledBy(father), dam: calledBy(mother) })}
      heading={<PairHeading of={heading} sire={father} dam={mother} />}
      actions={<LitterActions />}
    />
  )
}

function TestLitter() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { sire, dam, date, puppies } = useSearch({ from: LITTER_PATH })
  const { data, error } = useQuery(litterQuery(sire, dam))
  const wrong = fieldErrors(t, error)
  const choose = (change: LitterSearch) =>
    void navigate({ ...litterAddress({ sire, dam, date, puppies, ...change }), resetScroll: false })
  const wanted = sire === undefined ? 'sire' : 'dam'
  const field = (parent: 'sire' | 'dam'): ParentProps => ({
    parent,
    regnr: parent === 'sire' ? sire : dam,
    error: wrong[parent],
    refused: wrong.pair,
    autoFocus: parent === wanted && !(sire && dam) && isDesk(),
    onChoose: (regnr) => choose({ [parent]: regnr }),
  })
  return (
    <>
      <LitterPrint />
      <PageTitle
        title={
          data
            ? t('litters.titlePair', { sire: calledBy(data.father), dam: calledBy(data.mother) })
            : t('litters.heading')
        }
        heading={
          data ? (
            <PairHeading of={t('litters.heading')} sire={data.father} dam={data.mother} />
          ) : (
            t('litters.heading')
          )
        }
        lead={!data && <span data-print="no">{t('litters.lead')}</span>}
        actions={sire && dam && !error && <LitterActions />}
      />
      {data && <PairOnPaper sire={data.father} dam={data.mother} />}
      <Columns from="md" gap={3} data-print="no">
        {dam ? <MateField {...field('sire')} beside={dam} /> : <ParentField {...field('sire')} />}
        {sire ? <MateField {...field('dam')} beside={sire} /> : <ParentField {...field('dam')} />}
      </Columns>
      {sire && dam ? (
        // The refusal of one dog stands at its field, where it can be mended.
        (wrong.pair || !wrong.refused) && (
          <>
            <Pair sire={sire} dam={dam} />
            {data && (
              <LitterRules sire={sire} dam={dam} date={date} onDate={(day) => choose({ date: day })} />
            )}
          </>
        )
      ) : (
        <EmptyState title={t(sire || dam ? 'litters.chooseOther' : 'litters.emptyTitle')}>
          {t('litters.emptyHelp')}{' '}
          {!sire && (
            <AppLink {...matesAddress({ dam })} underline="always">
              {t('litters.findMate')}
            </AppLink>
          )}
        </EmptyState>
      )}
    </>
  )
}

interface PairProps {
  sire: string
  dam: string
  /** its owner tells of the litter */
  announced?: boolean
}

/** The litter of a chosen pair: its figures, or why it cannot be. */
function Pair({ sire, dam, announced = false }: PairProps) {
  const t = useTranslate()
  const litter = useQuery(litterQuery(sire, dam))
  return (
    <Loaded
      query={litter}
      failed={t('litters.failed')}
      rowHeight={48}
      refused={(error) => (
        <ErrorState error={error} title={t('litters.refused')}>
          {errorText(t, error)}
        </ErrorState>
      )}
    >
      {(answer) => (
        <>
          <LitterResult litter={answer} announced={announced} />
          <ExpectedPuppies sire={sire} dam={dam} />
        </>
      )}
    </Loaded>
  )
}
