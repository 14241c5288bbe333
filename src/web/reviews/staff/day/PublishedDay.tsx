import Button from '@mui/material/Button'
import { useState } from 'react'
import type { ReviewDay } from '#contract/reviewDays.ts'
import type { StaffReview } from '#contract/reviewStaff.ts'
import { GradeChip } from '../../../dogs/chips.tsx'
import { DogLink } from '../../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Block, Text } from '../../../ui/layout/parts.ts'
import { AppLink } from '../../../ui/links/AppLink.tsx'
import { EmptyState } from '../../../ui/loading/EmptyState.tsx'
import { StateMark } from '../../../ui/marks/StateMark.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/types.ts'
import { Figure } from '../../../ui/values/Figure.tsx'
import { staffReviewAddress } from '../addresses.ts'
import { useReviewWords } from '../useReviewWords.ts'
import { useReopen } from './useReopen.ts'

/** The reviews of a published day, and the way to write on them again. */
export function PublishedDay({ day }: { day: ReviewDay }) {
  const t = useTranslate()
  const { eventName } = useReviewWords()
  const columns = useColumns()
  const reopen = useReopen(day)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const confirm = () => {
    setBusy(true)
    void reopen().finally(() => {
      setBusy(false)
      setAsking(false)
    })
  }
  return (
    <>
      <Text mb={2}>
        <StateMark mark="✓" tone="success">
          {t('reviewAdmin.states.published')}
        </StateMark>
      </Text>
      <DataTable
        caption={t('reviewAdmin.sheet')}
        columns={columns}
        rows={day.reviews}
        rowKey={({ id }) => String(id)}
        rowLink={({ id }) => staffReviewAddress(id)}
        empty={<EmptyState title={t('reviewAdmin.noDogs')} />}
        cardsBelow="md"
        factColumns
        detail={({ critique }) =>
          critique && (
            <Text component="p" lines py={0.5} measure="wide">
              {critique}
            </Text>
          )
        }
        detailLabel={() => t('dogs.reviews.critique')}
      />
      <Block mt={3} mb={3}>
        <Button variant="outlined" size="large" onClick={() => setAsking(true)}>
          {t('reviewAdmin.reopen')}
        </Button>
      </Block>
      <ConfirmDialog
        open={asking}
        question={t('reviewAdmin.reopenQuestion', { event: eventName(day) })}
        action={t('reviewAdmin.reopen')}
        busy={busy}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t('reviewAdmin.reopenHelp')}
      </ConfirmDialog>
    </>
  )
}

function useColumns(): readonly Column<StaffReview>[] {
  const t = useTranslate()
  return [
    {
      id: 'dog',
      header: t('reviewAdmin.dog'),
      cell: ({ dog }) => <DogLink dog={dog} breed />,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'clock',
      header: t('reviewAdmin.clock'),
      cell: ({ id, clock }) => (
        <AppLink {...staffReviewAddress(id)}>{clock || t('reviewAdmin.openReview')}</AppLink>
      ),
      card: 'fact',
    },
    {
      id: 'class',
      header: t('dogs.reviews.class'),
      cell: ({ class: code }) => <GradeChip grade={code} />,
      card: 'fact',
    },
    {
      id: 'height',
      header: t('dogs.reviews.height'),
      cell: ({ height }) => <Figure value={height} unit="cm" decimals={1} />,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'length',
      header: t('dogs.reviews.length'),
      cell: ({ length }) => <Figure value={length} unit="cm" decimals={1} />,
      align: 'right',
      card: 'fact',
    },
  ]
}
