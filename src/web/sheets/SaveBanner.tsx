import Button from '@mui/material/Button'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useStore } from '../store.ts'
import { Text } from '../ui/layout/parts.ts'
import { isStuck, type Saver } from './saver.ts'
import { waitingForPerson } from './unsaved.ts'

interface Props {
  saver: Saver
  /** nobody but oneself sees what is saved */
  practice?: boolean
  /** false: nothing is written any more, so that it is not said that all is saved */
  writable?: boolean
}

/** The state of saving as a whole, in one line that screen readers announce. */
export function SaveBanner({ saver, practice = false, writable = true }: Props) {
  const t = useTranslate()
  const fields = useStore(saver.fields)
  const state = useStore(saver.state)
  const keeps = useStore(saver.keeping) !== 'failed'
  // Where nothing is kept, loading again would lose it.
  const outdated = state === 'outdated' && keeps
  const unreachable = isStuck(state)
  const attention = waitingForPerson(fields)
  const waiting = fields.size - attention
  const words = () => {
    if (outdated) return t('results.save.outdated')
    if (unreachable && waiting > 0)
      return t(keeps ? 'results.save.kept' : 'results.save.notKept', { count: waiting })
    if (attention > 0) return t('results.save.attention', { count: attention })
    if (unreachable) return t('results.save.unreachable')
    return waiting > 0
      ? t('results.save.saving')
      : t(practice ? 'results.save.practised' : 'results.save.saved')
  }
  if (!writable && fields.size === 0 && !outdated) return null
  const alarming = unreachable || attention > 0
  return (
    <Text
      tone={alarming ? 'warning' : 'muted'}
      strong={alarming}
      size="small"
      mb={1.5}
      role="status"
      data-part="save-state"
    >
      {words()}
      {outdated && (
        <Button variant="outlined" size="large" sx={RELOAD} onClick={() => window.location.reload()}>
          {t('common.reload')}
        </Button>
      )}
    </Text>
  )
}

const RELOAD = { display: 'block', mt: 1 } as const
