import type { OwnObjections } from '#contract/objections.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Span } from '../ui/layout/parts.ts'
import { TimeText } from '../ui/values/TimeText.tsx'

const TONES = { waiting: 'warning', upheld: 'success', rejected: 'error', dismissed: 'muted' } as const

type Decision = Pick<OwnObjections['objections'][number], 'verdict'> & {
  /** left out: it is told elsewhere */
  decidedAt?: string | null
}

/** What was decided of an objection, or that it waits. */
export function ObjectionState({ verdict, decidedAt }: Decision) {
  const t = useTranslate()
  return (
    <>
      <Span tone={TONES[verdict ?? 'waiting']} strong>
        {verdict ? t(`objections.verdicts.${verdict}`) : t('objections.waiting')}
      </Span>
      {decidedAt && (
        <>
          {' '}
          <TimeText moment={decidedAt} />
        </>
      )}
    </>
  )
}
