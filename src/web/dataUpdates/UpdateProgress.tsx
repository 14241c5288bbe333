import LinearProgress from '@mui/material/LinearProgress'
import type { DataUpdate } from '#contract/dataUpdates.ts'
import type { TextKey } from '../i18n/textKeys.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Text } from '../ui/layout/parts.ts'

interface Props {
  state: DataUpdate['state']
  progress: NonNullable<DataUpdate['progress']>
}

/** How far the service has come; the page can be left. */
export function UpdateProgress({ state, progress: { phase, done, total } }: Props) {
  const t = useTranslate()
  const undoing = state === 'undoing' ? 'undo' : (phase ?? 'waiting')
  const words = t([`dataUpdates.phases.${undoing}` as TextKey, `dataUpdates.states.${state}`])
  const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : null
  const label = percent === null ? words : t('dataUpdates.progress', { phase: words, percent })
  return (
    <Block mb={3}>
      <LinearProgress
        variant={percent === null ? 'indeterminate' : 'determinate'}
        value={percent ?? undefined}
        aria-label={label}
      />
      <Text role="status" strong mt={1}>
        {label}
      </Text>
      <Text tone="muted">{t('dataUpdates.leave')}</Text>
    </Block>
  )
}
