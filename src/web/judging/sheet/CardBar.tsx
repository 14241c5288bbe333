import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useRef } from 'react'
import type { ResultSheets } from '#contract/judging.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { staffTrialAddress } from '../../organising/addresses.ts'
import { Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { LOW_WINDOW } from '../../ui/theme/scales.ts'
import { numberOf } from '../startNumber.ts'
import type { OpenLine } from '../useSheets.ts'
import { Totals } from './Totals.tsx'
import { useAwardWords } from './useAwardWords.ts'
import { useKeptFree } from './useKeptFree.ts'

interface Props {
  sheets: Pick<ResultSheets, 'kind' | 'trial'>
  lines: readonly OpenLine[]
  /** place of the shown dog */
  place: number
  onGo: (place: number) => void
  /** marks the dog done */
  action?: ReactNode
}

/** Stays above the lower edge of the window: what the sheet comes to and why, the way to be done with it, and the next dog. */
export function CardBar({ sheets, lines, place, onGo, action }: Props) {
  const t = useTranslate()
  const bar = useRef<HTMLDivElement>(null)
  useKeptFree(bar)
  const wordsOf = useAwardWords()
  const open = lines[place]!
  const why = open.judgement.empty ? '' : wordsOf(open.judgement.why)
  return (
    <Box
      ref={bar}
      component="section"
      aria-label={t('results.card.label')}
      data-part="card-bar"
      data-print="no"
      sx={BAR}
    >
      <Box sx={SUMS}>
        <Totals open={open} kind={sheets.kind} />
        {why && (
          <Text size="small" data-part="why">
            {why}
          </Text>
        )}
      </Box>
      <Box sx={ACTIONS}>
        {action}
        <NextDog sheets={sheets} lines={lines} place={place} onGo={onGo} />
      </Box>
    </Box>
  )
}

/** The next dog; after the last one the first that is not done, here or on the device, and when all are, the page of the trial. */
function NextDog({ sheets, lines, place, onGo }: Omit<Props, 'action'>) {
  const t = useTranslate()
  const following = place + 1 < lines.length
  const to = following ? place + 1 : lines.findIndex(isOpen)
  const next = lines[to]
  if (!next || to === place) {
    return (
      <LinkButton {...staffTrialAddress(sheets.trial.id)} variant="outlined" sx={BUTTON}>
        {t('results.card.trial')}
      </LinkButton>
    )
  }
  const dog = `${numberOf(next.line)}${calledBy(next.line.dog)}`
  return (
    <Button variant="outlined" onClick={() => onGo(to)} data-part="next-dog" sx={BUTTON}>
      <Box component="span" sx={NAME}>
        {t(following ? 'results.card.next' : 'results.card.open', { dog })}
      </Box>
    </Button>
  )
}

const isOpen = ({ line, keptDone }: OpenLine) => line.status === 'entered' && !keptDone

/** In a window that is low, and not wide enough to stand in one line, it has no room to stay. */
const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  mt: 3,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 1 },
  pt: 1,
  pb: 'calc(8px + env(safe-area-inset-bottom, 0px))',
  backgroundColor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  [`${LOW_WINDOW} and (max-width: 599.95px)`]: { position: 'static' },
} as const

const SUMS = {
  flex: '1 1 16rem',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
} as const

const ACTIONS = { flex: '2 1 18rem', minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1 } as const

/** As high as a thumb wants it; two of them stand beside each other as long as their words have room. */
export const BUTTON = {
  flex: '1 1 8.5rem',
  minWidth: 0,
  px: 1,
  lineHeight: 1.2,
  '&&': { minHeight: 48 },
} as const
const NAME = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
