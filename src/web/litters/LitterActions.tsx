import LinkIcon from '@mui/icons-material/Link'
import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from '../i18n/useTranslate.ts'
import { showError, showSuccess } from '../ui/toasts/toasts.ts'

/** Share and print. The address carries the pair, so sharing is copying it. */
export function LitterActions() {
  const t = useTranslate()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      showSuccess(t('litters.shared'))
    } catch {
      showError(t('litters.shareFailed'))
    }
  }
  return (
    <>
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={copy}>
        {t('litters.share')}
      </Button>
      <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
        {t('litters.print')}
      </Button>
    </>
  )
}
