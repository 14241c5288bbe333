import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import type { EntryForm } from '#contract/ownEntries.ts'
import { formatDate } from '#domain/dates.ts'
import { useUser } from '../../accounts/session/session.ts'
import { TrialNotFound } from '../../calendar/TrialNotFound.tsx'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { PageSkeleton } from '../../ui/loading/Skeletons.tsx'
import { ENTER_PATH, enterAddress, enterSearchOf } from '../addresses.ts'
import { entryFormQuery } from '../queries.ts'
import { TrialLine } from '../TrialLine.tsx'
import { CannotEnter, whyNotEnter } from './CannotEnter.tsx'
import { EnterForm } from './EnterForm.tsx'
import { HowItGoes } from './HowItGoes.tsx'

/** `/kokeet/{trialDate}/{kaerNr}/ilmoittautuminen`: one enters a dog, and goes on to pay; an earlier address of the trial leads on. */
export function EnterPage() {
  const t = useTranslate()
  const { trialDate, kaerNr } = useParams({ from: ENTER_PATH })
  const { koira } = enterSearchOf({ ...useSearch({ from: ENTER_PATH }) })
  const form = useQuery(entryFormQuery(trialDate, kaerNr))
  // The draft is kept for whoever is signed in: before that is known there is no form to write it.
  const isKnown = useUser() !== undefined
  return (
    <LoadedPage
      query={form}
      heading={t('ownEntries.enter.title')}
      failed={t('ownEntries.enter.failed')}
      notFound={<TrialNotFound />}
    >
      {(data) => {
        const { date, kaerNr: number } = data.trial
        if (date !== trialDate || String(number) !== kaerNr)
          return <Navigate {...enterAddress(date, number, { koira })} replace />
        return isKnown ? <EnterView form={data} regnr={koira} /> : <PageSkeleton />
      }}
    </LoadedPage>
  )
}

function EnterView({ form, regnr }: { form: EntryForm; regnr: string | undefined }) {
  const t = useTranslate()
  const names = useNames()
  const { trial } = form
  const refusal = whyNotEnter(form)
  return (
    <>
      <PageTitle
        title={t('ownEntries.enter.titleOf', {
          place: names.place(trial.place),
          date: formatDate(trial.date),
        })}
        heading={t('ownEntries.enter.title')}
        lead={<TrialLine trial={trial} />}
      />
      {refusal ? (
        <CannotEnter trial={trial} reason={refusal} />
      ) : (
        <>
          <HowItGoes form={form} />
          <EnterForm form={form} regnr={regnr} />
        </>
      )}
    </>
  )
}
