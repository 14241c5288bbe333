import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { TrialDetails } from '#contract/organising.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { PapersMenu } from '../../../papers/PapersMenu.tsx'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { LoadedPage } from '../../../ui/loading/Loaded.tsx'
import { staffTrialsAddress } from '../../addresses.ts'
import { staffTrialQuery } from '../../queries.ts'
import { useTrialName } from '../../trialName.ts'
import { ActionDialog } from '../actions/ActionDialog.tsx'
import { ActionMenu } from '../actions/ActionMenu.tsx'
import { type AskedAction, type ButtonAction, buttonsOf, needsNoDialog } from '../actions/trialActions.ts'
import { useTrialAction } from '../actions/useTrialAction.ts'
import { LifeLine } from './LifeLine.tsx'
import { NextStep } from './NextStep.tsx'
import { TrialLead } from './TrialLead.tsx'
import { TrialTabs } from './TrialTabs.tsx'

interface Around {
  /** told whether something is typed and not yet saved */
  onDirty: (dirty: boolean) => void
  /** does what a button of the trial does, after asking where it asks */
  onStart: (action: ButtonAction) => void
}

interface Props {
  id: string
  /** what is next is told, too */
  next?: boolean
  children: (trial: TrialDetails, around: Around) => ReactNode
}

/** A page of a trial for its staff: which trial, where it stands, what may be done to it, its parts, and below one of them. */
export function TrialFrame({ id, ...props }: Props) {
  const t = useTranslate()
  const trial = useQuery(staffTrialQuery(id))
  return (
    <LoadedPage
      query={trial}
      heading={t('trialAdmin.title')}
      list={{ to: staffTrialsAddress(), name: t('trialAdmin.title') }}
    >
      {(data) => <Frame key={data.id} trial={data} {...props} />}
    </LoadedPage>
  )
}

function Frame({ trial, next, children }: Omit<Props, 'id'> & { trial: TrialDetails }) {
  const t = useTranslate()
  const trialName = useTrialName()
  const [asked, setAsked] = useState<AskedAction | null>(null)
  const [dirty, setDirty] = useState(false)
  const call = useTrialAction(trial)
  const { id, fields, kaerNr, club } = trial
  const start = (name: ButtonAction) =>
    needsNoDialog(name) ? call.mutate({ action: name, body: { id } }) : setAsked(name)
  return (
    <>
      <PageTitle
        title={trialName(fields)}
        lead={<TrialLead type={fields.type} club={club.name} />}
        actions={
          <>
            <PapersMenu
              trial={{ id, date: fields.date, kaerNr }}
              kinds={sheetKinds(fields.type, fields.divided)}
            />
            <ActionMenu
              buttons={buttonsOf(trial)}
              waitsFor={dirty ? t('trialAdmin.saveFirst') : null}
              busy={call.isPending}
              onStart={start}
            />
          </>
        }
      />
      <LifeLine trial={trial} />
      <TrialTabs trialId={id} />
      {next && <NextStep trial={trial} busy={call.isPending} onStart={start} />}
      {children(trial, { onDirty: setDirty, onStart: start })}
      {asked && <ActionDialog trial={trial} action={asked} call={call} onClose={() => setAsked(null)} />}
    </>
  )
}
