import type { ApiError } from '../../client/ApiError.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  about: ApiError
  onAnswer: (yes: boolean) => void
}

/** Puts a question of the service in its own words; the change goes on, or is not made. */
export default function ConfirmationDialog({ about, onAnswer }: Props) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      open
      question={t('common.asked')}
      action={t('common.goOn')}
      busy={false}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {errorText(t, about)}
    </ConfirmDialog>
  )
}
