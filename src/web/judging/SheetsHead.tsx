import type { ReactNode } from 'react'
import type { ResultSheets } from '#contract/judging.ts'
import { formatDate } from '#domain/dates.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { useMay } from '../accounts/session/session.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { staffTrialAddress } from '../organising/addresses.ts'
import { TrialTabs } from '../organising/trial/frame/TrialTabs.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Note, Row } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'

interface Props {
  title: string
  trial: ResultSheets['trial']
  kind: SheetKind
  /** where the other kind of sheet is, on pages that are no part of the trial's own */
  linkOf?: (kind: SheetKind) => { readonly to: string }
  actions?: ReactNode
}

/** Which trial's sheets these are, the way to it, and to its other sheets where it has two kinds. */
export function SheetsHead({ title, trial, kind, linkOf, actions }: Props) {
  const t = useTranslate()
  const names = useNames()
  const mayRead = useMay('trials.read')
  const name = [
    trial.heldOn && formatDate(trial.heldOn),
    trial.place && names.place(trial.place),
    trial.type && t(`trials.types.${trial.type}`),
  ]
    .filter(Boolean)
    .join(', ')
  const lead = (
    <>
      {mayRead ? <AppLink {...staffTrialAddress(trial.id)}>{name}</AppLink> : name}
      {linkOf && trial.kinds.length > 1 && (
        <Row component="nav" gap={2} wrap={false} mt={0.5} aria-label={t('results.kindsLabel')}>
          {trial.kinds.map((one) => (
            <AppLink
              key={one}
              {...linkOf(one)}
              aria-current={one === kind ? 'page' : undefined}
              sx={{ fontWeight: one === kind ? 680 : 400, py: 0.5 }}
            >
              {t(`results.kinds.${one}`)}
            </AppLink>
          ))}
        </Row>
      )}
    </>
  )
  return (
    <>
      <PageTitle title={title} lead={lead} actions={actions} />
      {!linkOf && <TrialTabs trialId={trial.id} />}
    </>
  )
}

/** Why nothing can be written; empty where it can. */
export function ReadOnlyNote({ sheets }: { sheets: ResultSheets }) {
  const t = useTranslate()
  if (sheets.writable) return null
  const { state } = sheets.trial
  const reason = state === 'draft' || state === 'ready' || state === 'cancelled' ? state : 'other'
  return (
    <Note mb={2} py={0} role="note">
      {t(`results.readOnly.${reason}`)}
    </Note>
  )
}
