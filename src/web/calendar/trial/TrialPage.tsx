import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import type { Trial } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { trialDocumentsQuery } from '../../documents/queries.ts'
import { TrialDocuments } from '../../documents/TrialDocuments.tsx'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { UprightPrint } from '../../ui/layout/UprightPrint.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { finnishToday } from '../../ui/values/days.ts'
import { TRIAL_PATH, trialAddress } from '../addresses.ts'
import { trialQuery } from '../queries.ts'
import { TrialDates } from '../TrialDates.tsx'
import { TrialNotFound } from '../TrialNotFound.tsx'
import { ChangeNote } from './ChangeNote.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { TrialActions } from './TrialActions.tsx'
import { TrialFacts } from './TrialFacts.tsx'
import { TrialResults } from './TrialResults.tsx'
import { TrialTexts } from './TrialTexts.tsx'

/** `/kokeet/{trialDate}/{kaerNr}`: one trial; an address it has had before leads on to the one it has now. */
export function TrialPage() {
  const t = useTranslate()
  const { trialDate, kaerNr } = useParams({ from: TRIAL_PATH })
  usePrefetchQuery(trialDocumentsQuery(trialDate, Number(kaerNr)))
  const trial = useQuery(trialQuery(trialDate, kaerNr))
  return (
    <LoadedPage
      query={trial}
      heading={t('trialPages.title')}
      failed={t('trialPages.one.failed')}
      notFound={<TrialNotFound />}
    >
      {(data) =>
        data.date === trialDate && String(data.kaerNr) === kaerNr ? (
          <TrialView trial={data} />
        ) : (
          <Navigate {...trialAddress(data.date, data.kaerNr)} replace />
        )
      }
    </LoadedPage>
  )
}

function TrialView({ trial }: { trial: Trial }) {
  const t = useTranslate()
  const names = useNames()
  const name = t(`trialPages.one.types.${trial.type}`)
  const { phase, date } = trial
  const place = names.place(trial.place)
  const title = t('trialPages.one.title', { type: name, place, date: formatDate(date) })
  const judged = trial.results.length + trial.waterResults.length > 0
  const upcoming = !judged && phase !== 'held' && phase !== 'cancelled' && date >= finnishToday()
  return (
    <article>
      <UprightPrint />
      <PageTitle
        title={title}
        heading={`${name}, ${place}`}
        lead={<TrialDates trial={trial} />}
        actions={<TrialActions trial={trial} />}
      />
      <ChangeNote trial={trial} />
      {upcoming ? <EntryPanel trial={trial} name={title} /> : <TrialResults trial={trial} />}
      <TrialFacts trial={trial} upcoming={upcoming} />
      <TrialTexts trial={trial} />
      {upcoming && <TrialResults trial={trial} />}
      <TrialDocuments date={date} kaerNr={trial.kaerNr} />
    </article>
  )
}
