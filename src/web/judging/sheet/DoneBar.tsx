import Button from '@mui/material/Button'
import { useRef } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Row, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { fieldAnchor } from '../field/FieldRow.tsx'
import type { Marking } from '../useMarking.ts'
import type { OpenLine } from '../useSheets.ts'
import { OpenAgain } from './OpenAgain.tsx'
import { OverrideOffer } from './OverrideOffer.tsx'
import { ProblemList } from './ProblemList.tsx'
import { useCorrectWay } from './useCorrectWay.ts'

interface Props {
  open: OpenLine
  kind: 'hunt' | 'water'
  marking: Marking
  /** the trial's state lets results be written */
  writable: boolean
}

/** The end of a sheet: marks it done, with the failing checks, or opens a done one again. */
export function DoneBar({ open, kind, marking, writable }: Props) {
  const { line } = open
  if (line.status === 'entered') return open.writable ? <MarkDone open={open} marking={marking} /> : null
  if (writable && line.entryId !== null) return <OpenAgain open={open} marking={marking} />
  return <CorrectLink line={line} kind={kind} />
}

function CorrectLink({ line, kind }: { line: OpenLine['line']; kind: 'hunt' | 'water' }) {
  const t = useTranslate()
  const way = useCorrectWay(kind)(line)
  if (!way) return null
  return (
    <LinkButton {...way} variant="outlined" size="large">
      {t('results.correct.link')}
    </LinkButton>
  )
}

function MarkDone({ open, marking }: Pick<Props, 'open' | 'marking'>) {
  const t = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  const { line, judgement } = open
  const busy = marking.busy === line.entryId
  const showMissing = line.entryId !== null && marking.asked.has(line.entryId)
  const goTo = (field: string) => {
    const target = document.getElementById(fieldAnchor(line.entryId, field))
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }
  const mark = async () => {
    const marked = await marking.done(open)
    // After the list has been drawn.
    if (!marked) setTimeout(() => list.current?.focus(), 0)
  }
  return (
    <Block mt={2}>
      {showMissing && judgement.checks.length > 0 && (
        <ProblemList ref={list} checks={judgement.checks} onGo={goTo} />
      )}
      <Button
        variant="contained"
        loading={busy}
        onClick={() => void mark()}
        sx={{ minHeight: 52, width: { xs: '100%', sm: 'auto' } }}
      >
        {t('results.done.mark')}
      </Button>
      {showMissing && judgement.checks.length > 0 && <OverrideOffer open={open} marking={marking} />}
      <Text tone="muted" size="small" mt={0.5}>
        {t('results.done.help')}
      </Text>
      {judgement.empty && (
        <Row mt={1.5}>
          {(['absent', 'withdrawn'] as const).map((outcome) => (
            <Button
              key={outcome}
              variant="outlined"
              disabled={busy}
              onClick={() => void marking.done(open, { outcome })}
              size="large"
            >
              {t(`results.done.${outcome}`)}
            </Button>
          ))}
        </Row>
      )}
    </Block>
  )
}
