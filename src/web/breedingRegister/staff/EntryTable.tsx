import Button from '@mui/material/Button'
import { useState } from 'react'
import type { StaffRegisterEntry } from '#contract/breedingRegister.ts'
import { registerActions } from '#domain/breeding/registerStates.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { useMay } from '../../accounts/session/session.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DecideDialog } from './DecideDialog.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { EntryState } from './EntryState.tsx'
import { LogDialog } from './LogDialog.tsx'
import { OpenConditions } from './OpenConditions.tsx'

type Asked = 'decide' | 'edit' | 'log'

/** Entries of the register with what stands against each, and what can be done with it. */
export function EntryTable({
  caption,
  entries,
}: {
  caption: string
  entries: readonly StaffRegisterEntry[]
}) {
  const t = useTranslate()
  const [asked, setAsked] = useState<{ entry: StaffRegisterEntry; what: Asked } | null>(null)
  const close = () => setAsked(null)
  const columns: readonly Column<StaffRegisterEntry>[] = [
    {
      id: 'dog',
      header: t('registerAdmin.columns.dog'),
      cell: ({ dog }) => <DogLink dog={dog} breed />,
      card: 'title',
    },
    {
      id: 'state',
      header: t('registerAdmin.columns.state'),
      cell: (entry) => <State entry={entry} />,
      card: 'fact',
    },
    {
      id: 'conditions',
      header: t('registerAdmin.columns.conditions'),
      cell: (entry) => <OpenConditions entry={entry} />,
      card: 'fact',
    },
    {
      id: 'list',
      header: t('registerAdmin.columns.list'),
      cell: (entry) => <OnList entry={entry} />,
      oneLine: true,
      card: 'fact',
      isEmpty: ({ dog }) => dog.gender !== 'male',
    },
    {
      id: 'actions',
      header: t('registerAdmin.columns.actions'),
      cell: (entry) => <Actions entry={entry} onAsk={(what) => setAsked({ entry, what })} />,
      align: 'right',
      oneLine: true,
      card: 'actions',
    },
  ]
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => String(id)}
        cardsBelow="md"
      />
      {asked?.what === 'decide' && <DecideDialog entry={asked.entry} onClose={close} />}
      {asked?.what === 'edit' && <DetailsDialog entry={asked.entry} onClose={close} />}
      {asked?.what === 'log' && <LogDialog entry={asked.entry} onClose={close} />}
    </>
  )
}

function State({ entry }: { entry: StaffRegisterEntry }) {
  const t = useTranslate()
  const { state, applied, added, removed, decidedBy, magazine } = entry
  return (
    <>
      <EntryState state={state} />
      <Text size="small" tone="muted">
        {t('registerAdmin.appliedOn', { date: formatDate(applied) })}
        {added && `, ${t('registerAdmin.addedOn', { date: formatDate(added) }).toLowerCase()}`}
        {removed && `, ${t('registerAdmin.removedOn', { date: formatDate(removed) }).toLowerCase()}`}
      </Text>
      {decidedBy && (
        <Text size="small" tone="muted" breaks>
          {t('registerAdmin.decidedBy', { user: decidedBy.username })}
        </Text>
      )}
      {magazine && (
        <Text size="small" breaks>
          {t('registerAdmin.magazineIs', { magazine })}
        </Text>
      )}
    </>
  )
}

function OnList({ entry: { dog, listConsent, available } }: { entry: StaffRegisterEntry }) {
  const t = useTranslate()
  if (dog.gender !== 'male') return '–'
  if (!listConsent) return t('registerAdmin.noConsent')
  return t(available ? 'registerAdmin.listed' : 'registerAdmin.consentOnly')
}

function Actions({ entry, onAsk }: { entry: StaffRegisterEntry; onAsk: (what: Asked) => void }) {
  const t = useTranslate()
  const mayDecide = useMay('register.decide')
  const mayEdit = useMay('register.edit')
  const words = { dog: calledBy(entry.dog) }
  const waits = entry.state === 'applied' || entry.laterFindings.length > 0
  return (
    <Row end>
      {mayDecide && registerActions(entry.state, waits).length > 0 && (
        <Button
          size="small"
          variant={waits ? 'contained' : 'outlined'}
          aria-label={t('registerAdmin.decideOf', words)}
          onClick={() => onAsk('decide')}
        >
          {t('registerAdmin.decide')}
        </Button>
      )}
      {mayEdit && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('registerAdmin.editOf', words)}
          onClick={() => onAsk('edit')}
        >
          {t('registerAdmin.edit')}
        </Button>
      )}
      <Button size="small" aria-label={t('registerAdmin.logOf', words)} onClick={() => onAsk('log')}>
        {t('registerAdmin.log')}
      </Button>
    </Row>
  )
}
