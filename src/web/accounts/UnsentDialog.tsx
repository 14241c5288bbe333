import { useEffect, useState } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx'
import { countUnsent } from './session/device.ts'
import { useUser } from './session/session.ts'

/** Asks before signing out removes results from the device that the service has not got. */
export default function UnsentDialog({ onAnswer }: { onAnswer: (leave: boolean) => void }) {
  const t = useTranslate()
  const count = useUnsent(useUser()?.username ?? '')
  return (
    <ConfirmDialog
      open
      question={t('accounts.unsent.question')}
      action={t('accounts.unsent.action')}
      dangerous
      busy={false}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {t('accounts.unsent.help', { count })}
    </ConfirmDialog>
  )
}

function useUnsent(owner: string): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    void countUnsent(owner).then(setCount)
  }, [owner])
  return count
}
