import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import type { presenceCounts } from '#domain/entries/checkIn.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Span } from '../../ui/layout/parts.ts'
import { BELOW_BAR } from '../../ui/theme/scales.ts'

interface Props {
  counts: ReturnType<typeof presenceCounts>
  all: number
}

/** How many dogs have come, in words and as a bar; it stays in view while one goes through the dogs. */
export function Progress({ counts, all }: Props) {
  const t = useTranslate()
  const { present, absent, open } = counts
  return (
    <Box data-bar sx={TOP}>
      <Row role="status" align="baseline" gap={2} rowGap={0}>
        <Span strong>{t('checkIn.present', { count: present, all })}</Span>
        {absent > 0 && <Span>{t('checkIn.absentCount', { count: absent })}</Span>}
        {open > 0 && <Span tone="muted">{t('checkIn.open', { count: open })}</Span>}
      </Row>
      <LinearProgress
        variant="determinate"
        value={((present + absent) / all) * 100}
        aria-label={t('checkIn.progress')}
        sx={{ mt: 0.75, height: 8, borderRadius: 1 }}
      />
    </Box>
  )
}

/** Stays under the bar of the page. */
const TOP = {
  position: 'sticky',
  top: BELOW_BAR,
  zIndex: 2,
  py: 1,
  backgroundColor: 'background.default',
} as const
