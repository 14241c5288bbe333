import Button from '@mui/material/Button'
import { useMay } from '../../../accounts/session/session.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { openRightDrawer } from '../../../ui/viewState.ts'

/** Opens the health of a dog's relatives in the right drawer; a click on it never closes the drawer. */
export function HealthButton({ regnr }: { regnr: string }) {
  const t = useTranslate()
  if (!useMay('health.decide')) return null
  return (
    <Button
      data-keeps-drawer
      size="small"
      variant="outlined"
      aria-label={t('dogStaff.health.openOf')}
      sx={{ textTransform: 'uppercase' }}
      onClick={() => openRightDrawer('admin-health', regnr)}
    >
      {t('dogStaff.health.open')}
    </Button>
  )
}
