import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'

interface Props {
  /** one of its fields has a value, or one that is not saved yet */
  filled: boolean
  children: ReactNode
}

/** The paper form's own sums, which few write down: folded away unless one stands there. */
export function StatedSums({ filled, children }: Props) {
  const t = useTranslate()
  return (
    <Box component="details" open={filled || undefined} data-part="stated" sx={{ mt: 1.5 }}>
      <Box component="summary" sx={{ minHeight: 48, py: 1.5, cursor: 'pointer', fontWeight: 600 }}>
        {t('results.stated.title')}
      </Box>
      <Text tone="muted" size="small" mb={0.5}>
        {t('results.stated.help')}
      </Text>
      {children}
    </Box>
  )
}
