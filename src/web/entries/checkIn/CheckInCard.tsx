import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useState } from 'react'
import type { CheckInChange, CheckInRow } from '#contract/checkIn.ts'
import { calledBy } from '#domain/dogs.ts'
import type { ChipMark, Presence } from '#domain/entries/checkIn.ts'
import { formatMoment } from '#domain/moments.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Divided, Row, Span, Text } from '../../ui/layout/parts.ts'
import { ChipDialog } from './ChipDialog.tsx'
import { MarkButton } from './MarkButton.tsx'
import type { Mark } from './useCheckIn.ts'

interface Props {
  row: CheckInRow
  disabled: boolean
  mark: Mark
}

/** One dog: who comes with it, and large targets for what is seen of it. */
export function CheckInCard({ row, disabled, mark }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const { dog, startNumber, party, handler, contactPhone, marks } = row
  return (
    <Divided>
      <Row align="start" wrap={false}>
        {startNumber !== null && <Span strong>{startNumber}.</Span>}
        <Block grow>
          <DogLink dog={dog} />
        </Block>
        {party !== null && (
          <Span tone="muted" size="small" nowrap>
            {t('entries.parties.name', { number: party })}
          </Span>
        )}
        <TrialClassChip code={row.class} />
      </Row>
      {(handler || contactPhone) && (
        <Row gap={1.5} rowGap={0} align="baseline" size="small">
          {handler}
          {contactPhone && (
            <Link href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`} sx={{ py: 1 }}>
              {contactPhone}
            </Link>
          )}
        </Row>
      )}
      <Marks row={row} disabled={disabled} mark={mark} />
      <Text size="small" tone="muted">
        {marks.chip === 'differs' && marks.chipNumber !== null && (
          <Span strong tone="warning">
            {t('checkIn.chipNumberRead', { number: marks.chipNumber })}{' '}
          </Span>
        )}
        {marks.checkedAt !== null &&
          [formatMoment(marks.checkedAt, language), marks.checkedBy].filter(Boolean).join(' ')}
      </Text>
    </Divided>
  )
}

function Marks({ row, disabled, mark }: Props) {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const { entryId, dog, marks } = row
  const name = calledBy(dog)
  const send = (
    change: CheckInChange,
    done: 'present' | 'absent' | 'read' | 'differs' | 'vaccinated' | null,
  ) =>
    mark(change, {
      text: done === null ? t('checkIn.undone') : t(`checkIn.done.${done}`, { dog: name }),
      undo: { ...change, value: change.was, was: change.value } as CheckInChange,
    })
  const presence = (value: Presence) => {
    const to = marks.presence === value ? null : value
    send({ field: 'presence', entryId, value: to, was: marks.presence }, to)
  }
  const chip = (value: ChipMark, chipNumber = '') => {
    const to = marks.chip === value ? null : value
    send({ field: 'chip', entryId, value: to, was: marks.chip, chipNumber }, to)
  }
  const button = (label: 'present' | 'absent' | 'read' | 'differs' | 'vaccinated') => ({
    label: t(`checkIn.marks.${label}`),
    name: t('checkIn.markOf', { mark: t(`checkIn.marks.${label}`), dog: name }),
    disabled,
  })
  const vaccinated = () =>
    send(
      { field: 'vaccinated', entryId, value: !marks.vaccinated, was: marks.vaccinated },
      marks.vaccinated ? null : 'vaccinated',
    )
  return (
    <Box role="group" aria-label={name} sx={GRID}>
      <MarkButton
        {...button('present')}
        on={marks.presence === 'present'}
        onMark={() => presence('present')}
      />
      <MarkButton
        {...button('absent')}
        tone="error"
        on={marks.presence === 'absent'}
        onMark={() => presence('absent')}
      />
      <MarkButton {...button('read')} on={marks.chip === 'read'} onMark={() => chip('read')} />
      <MarkButton
        {...button('differs')}
        tone="warning"
        on={marks.chip === 'differs'}
        onMark={() => (marks.chip === 'differs' ? chip('differs') : setAsking(true))}
      />
      <MarkButton {...button('vaccinated')} wide on={marks.vaccinated} onMark={vaccinated} />
      {asking && (
        <ChipDialog
          dog={name}
          onMark={(number) => {
            setAsking(false)
            chip('differs', number)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  )
}

const GRID = {
  display: 'grid',
  gap: 1,
  mt: 1,
  mb: 0.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' },
} as const
