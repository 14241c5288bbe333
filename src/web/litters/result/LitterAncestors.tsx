import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import type { LitterAnswer } from '#contract/pedigree.ts'
import type { RepeatedAncestor } from '#contract/repeatedAncestors.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { RepeatedMark } from '../../pedigree/chart/RepeatedMark.tsx'
import { TINT_VARIABLES, tintOf } from '../../pedigree/chart/tints.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { MEASURES } from '../../ui/theme/scales.ts'
import { formatPercent } from '../../ui/values/numbers.ts'
import { type AncestorRow, ancestorRows } from './ancestorRows.ts'

const SHOWN_AT_FIRST = 8

interface Props {
  litter: LitterAnswer
  repeated: readonly RepeatedAncestor[]
  /** index into the chart's dogs that is lit there */
  active: number | null
  onActive: (dog: number | null) => void
}

/** The ancestors that the parents have in common or the chart has repeatedly, told once: letter, dog, and what it adds. */
export function LitterAncestors({ litter, repeated, active, onActive }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const [opened, setOpened] = useState(false)
  // On paper every letter of the chart is explained.
  const onPaper = useMediaQuery('not screen')
  const rows = ancestorRows(litter, repeated)
  const { inbreeding } = litter
  const hidden = opened || onPaper ? 0 : Math.max(0, rows.length - SHOWN_AT_FIRST)
  return (
    <Box sx={[{ maxWidth: MEASURES.wide }, TINT_VARIABLES]}>
      <Text component="p" tone="muted" mb={1} data-print="no">
        {rows.length > 0 && t('litters.ancestors.help')}
      </Text>
      <DataTable
        caption={t('litters.ancestors.title')}
        rows={rows.slice(0, rows.length - hidden)}
        rowKey={({ dog }) => dog.regnr}
        empty={
          <Text component="p" tone="muted">
            {inbreeding.coefficient === null
              ? t(inbreeding.loop ? 'pedigree.commonLoop' : 'pedigree.commonUnknown')
              : t('pedigree.commonNone', {
                  known: inbreeding.knownAncestors,
                  possible: inbreeding.possibleAncestors,
                })}
          </Text>
        }
        cardsBelow="never"
        columns={[
          {
            id: 'letter',
            header: t('litters.ancestors.letter'),
            cell: ({ mark }) => mark && <Letter mark={mark} active={active} onActive={onActive} />,
            width: '6.5rem',
          },
          {
            id: 'ancestor',
            header: t('pedigree.ancestor'),
            cell: ({ dog }) => <DogLink dog={dog} />,
            rowHeader: true,
          },
          {
            id: 'share',
            header: t('litters.ancestors.share'),
            cell: (row) => <Share row={row} />,
            align: 'right',
            width: '5rem',
          },
        ]}
        foot={
          hidden === 0 && rows.some(({ share }) => share !== null)
            ? { ancestor: t('pedigree.sum'), share: formatPercent(language, inbreeding.coefficient) }
            : undefined
        }
      />
      {hidden > 0 && (
        <Button data-print="no" onClick={() => setOpened(true)}>
          {t('pedigree.legendMore', { count: hidden })}
        </Button>
      )}
    </Box>
  )
}

type LetterProps = Pick<Props, 'active' | 'onActive'> & { mark: RepeatedAncestor }

/** The letter of an ancestor and on how many places of the chart it stands; lights it up there. */
function Letter({ mark, active, onActive }: LetterProps) {
  const t = useTranslate()
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={active === mark.dog}
      onMouseEnter={() => onActive(mark.dog)}
      onMouseLeave={() => onActive(null)}
      onFocus={() => onActive(mark.dog)}
      onBlur={() => onActive(null)}
      onClick={() => onActive(mark.dog)}
      style={{ background: tintOf(mark.tint) }}
      sx={LETTER}
    >
      <RepeatedMark letter={mark.letter} />
      <Span size="smaller" nowrap>
        {t('litters.ancestors.places', { count: mark.places.length })}
      </Span>
    </Box>
  )
}

const LETTER = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 24,
  px: 0.75,
  font: 'inherit',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.75,
  cursor: 'pointer',
  '&[aria-pressed="true"]': { outline: '2px solid', outlineColor: 'primary.main' },
} as const

function Share({ row: { share } }: { row: AncestorRow }) {
  const t = useTranslate()
  const language = useLanguage()
  return share === null ? (
    <Span tone="muted">{t('litters.ancestors.noShare')}</Span>
  ) : (
    formatPercent(language, share)
  )
}
