import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMay } from '../../accounts/session/session.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import type { Marking } from '../useMarking.ts'
import type { OpenLine } from '../useSheets.ts'
import { PublishAnyway } from './PublishAnyway.tsx'

interface Props {
  open: OpenLine
  marking: Marking
  onClose?: () => void
}

/** The way past failing checks, for whoever may take it; beside the list of them. */
export function OverrideOffer({ open, marking, onClose }: Props) {
  const t = useTranslate()
  const mayOverride = useMay('results.correct')
  const [asking, setAsking] = useState(false)
  if (!mayOverride) return null
  const close = () => {
    setAsking(false)
    onClose?.()
  }
  return (
    <>
      <Button onClick={() => setAsking(true)} size="large">
        {t('results.done.override')}
      </Button>
      {asking && <PublishAnyway open={open} marking={marking} onClose={close} />}
    </>
  )
}
