import Button from '@mui/material/Button'
import type { ResultJudge } from '#contract/judging.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import type { TextKey } from '../../i18n/textKeys.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import type { KeptMark } from '../../sheets/keptMarks.ts'
import { fullValue } from '../../sheets/values.ts'
import { BulletList, Note, Row, Text } from '../../ui/layout/parts.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { fieldName, optionsOf } from '../field/fields.ts'
import type { Marking } from '../useMarking.ts'
import type { OpenLine } from '../useSheets.ts'

interface Props {
  open: OpenLine
  mark: KeptMark
  marking: Marking
  judges: readonly ResultJudge[]
  /** it stands beside many dogs, so that it says of which */
  named: boolean
}

/** A dog that was marked done without network: that it waits, or what the service says against it, with both values. */
export function KeptMarkNote({ open, mark, marking, judges, named }: Props) {
  const t = useTranslate()
  const { dog } = open.line
  const name = named ? `${dog.name || dog.regnr}: ` : ''
  const goOn = () => marking.dropKept(mark.entryId)
  if (mark.refused === null)
    return (
      <Note mt={2} role="status">
        <Text component="p" strong>
          {name}
          {t('results.kept.waiting')} <TimeText moment={mark.at} />
        </Text>
        <Text component="p" size="small" mb={1}>
          {t('results.kept.waitingHelp')}
        </Text>
        <Button variant="outlined" size="large" onClick={goOn}>
          {t('results.kept.goOn')}
        </Button>
      </Note>
    )
  return (
    <Note mt={2} tone="warning" role="alert">
      <Text component="p" strong>
        {name}
        {t('results.kept.refused')}
      </Text>
      <Text component="p">{t(reasonOf(mark.refused))}</Text>
      <Differences open={open} mark={mark} judges={judges} />
      <Row mt={1}>
        <Button variant="contained" size="large" onClick={goOn}>
          {t('results.kept.look')}
        </Button>
      </Row>
    </Note>
  )
}

/** What was written has been saved all the same. */
const reasonOf = (code: string): TextKey =>
  code === 'CHANGED_MEANWHILE' ? 'results.kept.changed' : (`errors.${code}` as TextKey)

function Differences({ open, mark, judges }: Omit<Props, 'marking' | 'named'>) {
  const t = useTranslate()
  const { values: theirs } = open.line
  const fields = [...new Set([...Object.keys(theirs), ...Object.keys(mark.values)])] as SheetField[]
  const different = fields.filter((field) => (theirs[field] ?? null) !== (mark.values[field] ?? null))
  if (different.length === 0) return null
  return (
    <BulletList mt={0.5}>
      {different.map((field) => {
        const options = optionsOf(t, field, open.rulebook, judges)
        return (
          <li key={field}>
            {t('results.kept.both', {
              field: fieldName(t, field),
              mine: fullValue(mark.values[field], options) || t('results.kept.nothing'),
              theirs: fullValue(theirs[field], options) || t('results.kept.nothing'),
            })}
          </li>
        )
      })}
    </BulletList>
  )
}
