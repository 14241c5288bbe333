import Button from '@mui/material/Button'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { MORE_ROWS } from './useTable.ts'

/** Shows the next rows of a table that begins short. */
export function MoreRows({ hidden, onMore }: { hidden: number; onMore: () => void }) {
  const t = useTranslate()
  if (hidden === 0) return null
  return (
    <Button data-print="no" onClick={onMore} sx={{ mt: 1 }}>
      {t('common.moreRows', { count: Math.min(hidden, MORE_ROWS) })}
    </Button>
  )
}
