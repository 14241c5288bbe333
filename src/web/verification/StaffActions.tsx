import Button from '@mui/material/Button'
import { useState } from 'react'
import type { SignedPaper } from '#contract/verification.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { RestoreButton } from './RestoreButton.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** Withdraws a paper, or undoes its withdrawal. */
export function StaffActions({ paper: { withdrawal }, code }: { paper: SignedPaper; code: string }) {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  if (withdrawal) return <RestoreButton id={withdrawal.id} />
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)} data-print="no" sx={{ mt: 2 }}>
        {t('verification.withdraw')}
      </Button>
      {asking && <WithdrawDialog code={code} onClose={() => setAsking(false)} />}
    </>
  )
}
