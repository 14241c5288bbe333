import Button from '@mui/material/Button'
import { useTranslate } from '../../i18n/useTranslate.ts'
import type { Marking } from '../useMarking.ts'
import type { OpenLine } from '../useSheets.ts'
import { BUTTON } from './CardBar.tsx'
import { problemsAnchor } from './DoneBar.tsx'

interface Props {
  open: OpenLine
  marking: Marking
}

/** Marks a sheet done; what keeps it from that is listed at its end, and the next dog waits where nothing does. */
export function MarkDone({ open, marking }: Props) {
  const t = useTranslate()
  const { line } = open
  if (line.status !== 'entered' || !open.writable) return null
  const mark = async () => {
    const marked = await marking.done(open)
    // After the list, or the bar without this button, has been drawn.
    setTimeout(() => (marked ? nextDog() : document.getElementById(problemsAnchor(line.entryId)))?.focus(), 0)
  }
  return (
    <Button
      variant="contained"
      loading={marking.busy === line.entryId}
      onClick={() => void mark()}
      sx={BUTTON}
    >
      {t('results.done.mark')}
    </Button>
  )
}

const nextDog = () => document.querySelector<HTMLElement>('[data-part="next-dog"]')
