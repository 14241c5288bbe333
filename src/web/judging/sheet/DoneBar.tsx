import Button from '@mui/material/Button'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { resultInfoAddress } from '../../resultInfo/addresses.ts'
import { Block, Row, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { goToField } from '../field/goToField.ts'
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

/** The end of a sheet: its failing checks, the ways for a dog that was not judged, and the way to open a done one again. */
export function DoneBar({ open, kind, marking, writable }: Props) {
  const t = useTranslate()
  const { line } = open
  if (line.status === 'entered') return open.writable ? <Ending open={open} marking={marking} /> : null
  return (
    <Row gap={2} align="center">
      {writable && line.entryId !== null ? (
        <OpenAgain open={open} marking={marking} />
      ) : (
        <CorrectLink line={line} kind={kind} />
      )}
      {line.resultId !== null && (
        <LinkButton {...resultInfoAddress(kind, line.resultId)}>{t('resultInfo.link')}</LinkButton>
      )}
    </Row>
  )
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

/** Where the failing checks of a dog are listed. */
export const problemsAnchor = (entryId: number | null) => `problems-${entryId}`

/** What keeps the sheet from being marked done, and the ways for a dog that was not judged. */
function Ending({ open, marking }: Pick<Props, 'open' | 'marking'>) {
  const t = useTranslate()
  const { line, judgement } = open
  const busy = marking.busy === line.entryId
  const showMissing = line.entryId !== null && marking.asked.has(line.entryId)
  return (
    <Block mt={2}>
      {showMissing && judgement.checks.length > 0 && (
        <>
          <ProblemList
            id={problemsAnchor(line.entryId)}
            checks={judgement.checks}
            onGo={(field) => goToField(line.entryId, field)}
          />
          <OverrideOffer open={open} marking={marking} />
        </>
      )}
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
