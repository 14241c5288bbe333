import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { restoreEntry } from '#contract/endpoints/entries.ts'
import type { EntryRow } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Block, Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { useList } from '../listContext.ts'
import { MoneyMark } from '../money/MoneyMark.tsx'

/** Withdrawn dogs, each with the reason and a button to restore it. */
export function WithdrawnList() {
  const t = useTranslate()
  const { withdrawn } = useList().participants
  const columns = useMemo(() => columnsIn(t), [t])
  if (withdrawn.length === 0) return null
  return (
    <Section title={t('entries.withdrawn')}>
      <DataTable
        caption={t('entries.withdrawnTable')}
        columns={columns}
        rows={withdrawn}
        rowKey={({ id }) => String(id)}
      />
    </Section>
  )
}

function columnsIn(t: Translate): Column<EntryRow>[] {
  return [
    {
      id: 'dog',
      header: t('entries.columns.dog'),
      cell: (entry) => (
        <Row align="start" wrap={false}>
          <Block grow>
            <DogLink dog={entry.dog} />
          </Block>
          <TrialClassChip code={entry.class} />
        </Row>
      ),
      card: 'title',
    },
    {
      id: 'reason',
      header: t('entries.columns.reason'),
      cell: (entry) => (
        <>
          <Text breaks>{leftWords(t, entry)}</Text>
          <MoneyMark entry={entry} />
        </>
      ),
      card: 'fact',
    },
    {
      id: 'time',
      header: t('entries.columns.time'),
      cell: ({ withdrawnAt }) => withdrawnAt && <TimeText moment={withdrawnAt} />,
      card: 'fact',
    },
    {
      id: 'actions',
      header: t('entries.columns.actions'),
      cell: (entry) => (
        <Row end>
          <OpenMoney entry={entry} />
          <Restore entry={entry} />
        </Row>
      ),
      align: 'right',
      card: 'fact',
    },
  ]
}

/** Why a dog has left, and whose doing it was where it was not the organiser's. */
function leftWords(t: Translate, { leftBy, withdrawnReason }: EntryRow): string {
  if (leftBy === 'system') return t('entries.money.leftBy.system')
  if (leftBy === 'entrant') return t('entries.money.leftBy.entrant', { reason: withdrawnReason ?? '–' })
  return withdrawnReason ?? '–'
}

function OpenMoney({ entry }: { entry: EntryRow }) {
  const t = useTranslate()
  const { openDialog } = useList()
  if (!entry.money) return null
  return (
    <Button
      size="small"
      aria-label={t('entries.money.open', { dog: calledBy(entry.dog) })}
      onClick={() => openDialog('money', entry)}
    >
      {t('entries.money.button')}
    </Button>
  )
}

/** Takes a withdrawal back; where there is money, what becomes of it is said before. */
function Restore({ entry }: { entry: EntryRow }) {
  const t = useTranslate()
  const { disabled, change } = useList()
  const [asks, setAsks] = useState(false)
  const dog = calledBy(entry.dog)
  const restore = () => {
    setAsks(false)
    change({ call: restoreEntry, body: { entryId: entry.id } }, { text: t('entries.restored', { dog }) })
  }
  return (
    <>
      <Button
        size="small"
        disabled={disabled}
        aria-label={t('entries.restoreOf', { dog })}
        onClick={() => (entry.money ? setAsks(true) : restore())}
      >
        {t('entries.restore')}
      </Button>
      <ConfirmDialog
        open={asks}
        question={t('entries.restoreQuestion', { dog })}
        action={t('entries.restore')}
        busy={disabled}
        onConfirm={restore}
        onClose={() => setAsks(false)}
      >
        {t('entries.restoreMoney')}
      </ConfirmDialog>
    </>
  )
}
