import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { trialRecord } from '#contract/endpoints/papers.ts'
import type { TrialRecord } from '#contract/papers.ts'
import { formatDate } from '#domain/dates.ts'
import { queryOf, TOLD_BY_PAGE } from '../../client/queries.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { staffTrialAddress, staffTrialsAddress } from '../../organising/addresses.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Note, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { RECORD_PATH, recordAddress } from '../addresses.ts'
import { PapersMenu } from '../PapersMenu.tsx'
import { CopyFields } from './CopyFields.tsx'
import { PartSwitch } from './PartSwitch.tsx'
import { partsOf } from './parts.ts'
import { SpareSheets } from './SpareSheets.tsx'
import { useCopied } from './useCopied.ts'

/** `/hallinta/kokeet/{id}/poytakirja`: the record, field by field, to be copied into the national system. */
export function RecordPage() {
  const { id } = useParams({ from: RECORD_PATH })
  const t = useTranslate()
  const query = useQuery({ ...queryOf(trialRecord, { params: { id } }), ...TOLD_BY_PAGE })
  return (
    <LoadedPage
      query={query}
      heading={t('trialRecord.title')}
      failed={t('trialRecord.failed')}
      list={{ to: staffTrialsAddress(), name: t('trialAdmin.title') }}
    >
      {(record) => <Record key={id} record={record} />}
    </LoadedPage>
  )
}

function Record({ record }: { record: TrialRecord }) {
  const t = useTranslate()
  const names = useNames()
  const navigate = useNavigate()
  const { part = 0 } = useSearch({ from: RECORD_PATH })
  const { trial } = record
  const copied = useCopied(trial.id)
  const parts = partsOf(record, t('trialRecord.trial'))
  const place = Math.min(part, parts.length - 1)
  const shown = parts[place]!
  const name = [trial.heldOn && formatDate(trial.heldOn), trial.place && names.place(trial.place)]
    .filter(Boolean)
    .join(' ')
  const go = (to: number) =>
    void navigate({
      ...recordAddress(trial.id, to > 0 ? { part: to } : {}),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PageTitle
        title={t('trialRecord.title')}
        lead={<AppLink {...staffTrialAddress(trial.id)}>{name || t('trialRecord.trial')}</AppLink>}
        actions={
          <PapersMenu
            trial={{ id: trial.id, date: trial.heldOn, kaerNr: trial.kaerNr }}
            kinds={trial.kinds}
          />
        }
      />
      <Text component="p" tone="muted" measure="text" mb={3}>
        {t('trialRecord.help')}
      </Text>
      <PartSwitch parts={parts} place={place} isCopied={copied.holds} onGo={go} />
      {!shown.done && (
        <Note mt={2} role="note">
          {t('trialRecord.notDone')}
        </Note>
      )}
      <CopyFields key={shown.key} part={shown} copied={copied} />
      <SpareSheets trial={trial} />
    </>
  )
}
