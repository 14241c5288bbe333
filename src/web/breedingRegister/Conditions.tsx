import Box from '@mui/material/Box'
import type { RegisterCheck } from '#contract/breedingRegister.ts'
import { formatDate, isIsoDate } from '#domain/dates.ts'
import { useRuleWords } from '../breedingRules/useRuleWords.ts'
import { HealthChips } from '../dogs/health/HealthChip.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { type StateLook, StateMark } from '../ui/marks/StateMark.tsx'

const LOOKS: Readonly<Record<RegisterCheck['outcome'], StateLook>> = {
  met: { mark: '✓', tone: 'success' },
  notMet: { mark: '✗', tone: 'error' },
  unknown: { mark: '?', tone: 'warning' },
}

interface Props {
  conditions: readonly RegisterCheck[]
  /** one under the other on every screen, as in a dialog */
  narrow?: boolean
}

/** Each condition of the register, how it stands and why. */
export function Conditions({ conditions, narrow = false }: Props) {
  const t = useTranslate()
  return (
    <Box component="ul" aria-label={t('breedingRegister.check.table')} sx={LIST}>
      {conditions.map((one) => (
        <Box component="li" key={one.condition} sx={narrow ? LINE : { ...LINE, ...WIDE_LINE }}>
          <StateMark {...LOOKS[one.outcome]}>{t(`breedingRegister.outcomes.${one.outcome}`)}</StateMark>
          <Text strong>{t(`breedingRegister.conditions.${one.condition}`)}</Text>
          <Box sx={{ gridColumn: narrow ? '2' : { xs: '2', md: 'auto' }, color: 'text.secondary' }}>
            <Why condition={one} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Why({ condition: { reason, value, findings, cited } }: { condition: RegisterCheck }) {
  const t = useTranslate()
  const { citation } = useRuleWords()
  const words = { value: value !== null && isIsoDate(value) ? formatDate(value) : value }
  return (
    <>
      {t(`breedingRules.reasons.${reason}`, words)} {findings.length > 0 && <HealthChips chips={findings} />}
      {cited && <Text size="small">{citation(cited, cited.point)}</Text>}
    </>
  )
}

const LIST = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const
const LINE = {
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
} as const
const WIDE_LINE = {
  gridTemplateColumns: { xs: '8rem minmax(0, 1fr)', md: '8rem minmax(0, 22rem) minmax(0, 1fr)' },
} as const
