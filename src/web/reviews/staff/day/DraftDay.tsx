import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { removeReviewDay, reviewDays } from '#contract/endpoints/reviewDays.ts'
import type { ReviewDay } from '#contract/reviewDays.ts'
import { useChange } from '../../../client/useChange.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { OfflineNote } from '../../../offline/OfflineNote.tsx'
import { useKeepVisited } from '../../../offline/useKeepVisited.ts'
import { SaveBanner } from '../../../sheets/SaveBanner.tsx'
import { ConfirmedAction } from '../../../ui/dialogs/ConfirmedAction.tsx'
import { Block } from '../../../ui/layout/parts.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { EmptyState } from '../../../ui/loading/EmptyState.tsx'
import { toastRefusal } from '../../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../../ui/toasts/toasts.ts'
import { REVIEW_DAY_PATH, reviewDayAddress, staffReviewsAddress } from '../addresses.ts'
import { DayHeadForm } from '../DayHeadForm.tsx'
import { dayQuery, dayQuestions, keptClassesQuery } from '../queries.ts'
import { useReviewWords } from '../useReviewWords.ts'
import { AddDogs } from './AddDogs.tsx'
import { DayGrid } from './DayGrid.tsx'
import { DogCard } from './DogCard.tsx'
import { GoneEntries } from './GoneEntries.tsx'
import { PublishBar } from './PublishBar.tsx'
import { SortByClock } from './SortByClock.tsx'
import { useDaySaver, useOpenEntries } from './useDaySheet.ts'
import { useKeptOrder } from './useKeptOrder.ts'

/** A day that is being written: a card for each dog on a phone, a grid on a desk. */
export function DraftDay({ day: stored }: { day: ReviewDay }) {
  const t = useTranslate()
  const { day, isSorted, sort } = useKeptOrder(stored)
  useKeepVisited('day', day.id, dayQuestions)
  const saver = useDaySaver(day.id)
  const lines = useOpenEntries(day, saver)
  const classes = useQuery(keptClassesQuery).data?.classes.filter(({ offered }) => offered) ?? []
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const [place, go] = usePlace(day)
  const [asked, setAsked] = useState(false)
  const parts = { day, lines, saver, classes, asked }
  return (
    <>
      <OfflineNote of={dayQuery(day.id).queryKey} />
      <SaveBanner saver={saver} />
      <GoneEntries day={day} saver={saver} />
      {lines.length === 0 && (
        <EmptyState title={t('reviewAdmin.noDogs')}>{t('reviewAdmin.noDogsHelp')}</EmptyState>
      )}
      {lines.length > 0 && (wide ? <DayGrid {...parts} /> : <DogCard {...parts} place={place} onGo={go} />)}
      <SortByClock isSorted={isSorted} onSort={sort} />
      {lines.length > 0 && (
        <PublishBar {...parts} onAsked={() => setAsked(true)} onGo={(open) => go(lines.indexOf(open))} />
      )}
      <Section title={t('reviewAdmin.addDogs')}>
        <AddDogs day={day} />
      </Section>
      <Section title={t('reviewAdmin.details')}>
        <DayHeadForm day={day} />
        {lines.length === 0 && (
          <Block mt={3}>
            <RemoveDay day={day} />
          </Block>
        )}
      </Section>
    </>
  )
}

/** Which dog's card is shown, as the address says, at first the first one's; and the way to another's. */
function usePlace({ id, entries }: ReviewDay): readonly [number, (place: number) => void] {
  const navigate = useNavigate()
  const [first] = useState(entries[0]?.dog.regnr)
  const { dog = first } = useSearch({ from: REVIEW_DAY_PATH })
  const place = Math.max(
    0,
    entries.findIndex((entry) => entry.dog.regnr === dog),
  )
  const go = (to: number) => {
    const entry = entries[to]
    if (entry) void navigate({ ...reviewDayAddress(id, entry.dog.regnr), replace: true, resetScroll: false })
  }
  return [place, go]
}

function RemoveDay({ day }: { day: ReviewDay }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { eventName } = useReviewWords()
  const words = { event: eventName(day) }
  const removal = useChange(removeReviewDay, {
    params: { id: day.id },
    invalidates: [reviewDays],
    async onSuccess() {
      await navigate(staffReviewsAddress())
      showSuccess(t('reviewAdmin.dayRemoved', words))
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('reviewAdmin.removeDay')}
      question={t('reviewAdmin.removeDayQuestion', words)}
      help={t('reviewAdmin.removeDayHelp')}
      blocked={null}
      dangerous
      call={removal}
      body={undefined}
    />
  )
}
