import Box from '@mui/material/Box'
import type { ReviewDay } from '#contract/reviewDays.ts'
import type { ReviewClass } from '#contract/reviewStaff.ts'
import type { ReviewField } from '#domain/breeding/reviews.ts'
import { isNamed } from '#domain/dogs.ts'
import { DogLink } from '../../../dogs/name/DogLink.tsx'
import { codeText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { FieldMark } from '../../../sheets/FieldMark.tsx'
import { useSwipe } from '../../../ui/focus/useSwipe.ts'
import { StepSelect } from '../../../ui/inputs/StepSelect.tsx'
import { Block, Row, Text } from '../../../ui/layout/parts.ts'
import { BELOW_BAR } from '../../../ui/theme/scales.ts'
import type { DaySaver } from './daySaver.ts'
import { CardField } from './EntryField.tsx'
import { RemoveDog } from './RemoveDog.tsx'
import type { OpenEntry } from './useDaySheet.ts'

export interface SheetProps {
  day: ReviewDay
  lines: readonly OpenEntry[]
  classes: readonly ReviewClass[]
  saver: DaySaver
  asked: boolean
}

interface Props extends SheetProps {
  /** place of the shown dog */
  place: number
  onGo: (place: number) => void
}

/** The fields of a card: both measures beside each other. */
const ROWS: readonly (readonly ReviewField[])[] = [['clock'], ['class'], ['height', 'length'], ['critique']]

/** One dog's card on a phone: which dog stays on top, its fields under it; swiping goes to the next one. */
export function DogCard({ day, lines, classes, saver, asked, place, onGo }: Props) {
  const t = useTranslate()
  const go = (to: number) => {
    if (to >= 0 && to < lines.length) onGo(to)
  }
  const swipe = useSwipe((step) => go(place + step))
  const open = lines[place]
  if (!open) return null
  const { entry } = open
  return (
    <Box {...swipe} sx={{ maxWidth: '40rem', mx: 'auto' }}>
      <Box data-bar sx={TOP}>
        <StepSelect
          place={place}
          count={lines.length}
          labels={{
            previous: t('results.previousDog'),
            chosen: t('results.dog'),
            next: t('results.nextDog'),
          }}
          onGo={go}
        >
          {lines.map((line, index) => (
            <option key={line.entry.entryId} value={index}>
              {optionText(line, index)}
            </option>
          ))}
        </StepSelect>
        <Row align="baseline" gap={1.5} mb={0.5}>
          <Text size="small">{t('reviewAdmin.placeOf', { place: place + 1, count: lines.length })}</Text>
          <Block grow />
          <FieldMark mark={open.mark} worded />
        </Row>
      </Box>
      <Block mt={1.5}>
        <DogLink dog={entry.dog} breed />
        {entry.fault && (
          <Text tone="error" strong role="alert" mt={0.5}>
            {codeText(t, entry.fault)}
          </Text>
        )}
      </Block>
      {ROWS.map((fields) => (
        <Row key={fields.join()} align="start" gap={2}>
          {fields.map((field) => (
            <Block key={`${entry.entryId} ${field}`} grow={fields.length === 1}>
              <CardField open={open} field={field} classes={classes} saver={saver} asked={asked} />
            </Block>
          ))}
        </Row>
      ))}
      <Block mt={1}>
        <RemoveDog day={day} open={open} />
      </Block>
    </Box>
  )
}

function optionText({ entry, mark, values }: OpenEntry, index: number): string {
  const { dog } = entry
  const name = isNamed(dog) ? dog.name : dog.regnr
  const signs = [values.class != null && String(values.class), mark && mark !== 'saved' && '…'].filter(
    Boolean,
  )
  return [`${index + 1}. ${name}`, ...signs].join(' ')
}

/** Stays under the bar of the page. */
const TOP = {
  position: 'sticky',
  top: BELOW_BAR,
  zIndex: 2,
  mx: { xs: -2, sm: 0 },
  px: { xs: 1, sm: 0 },
  backgroundColor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const
