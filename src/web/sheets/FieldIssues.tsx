import Button from '@mui/material/Button'
import { formatMoment } from '#domain/moments.ts'
import type { SheetValue } from '#domain/trials/sheet.ts'
import { codeText } from '../i18n/errorText.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Note, Row, Text } from '../ui/layout/parts.ts'
import type { Saver } from './saver.ts'
import { type FieldAnswer, keyOf, type Unsaved } from './unsaved.ts'
import type { Option } from './values.ts'
import { fullValue } from './values.ts'

interface Props {
  id: string
  codes: readonly string[]
  unsaved: Unsaved | undefined
  options: readonly Option[] | null
  saver: Saver | null
  /** the input holds what is no value, and says so */
  holds?: boolean
}

/** The faults of a field, and a conflict with the choice between both values. */
export function FieldIssues({ id, codes, unsaved, options, saver, holds = false }: Props) {
  const t = useTranslate()
  const answer = unsaved?.answer ?? (unsaved?.state === 'invalid' && !holds ? notAValue(unsaved) : null)
  if (codes.length === 0 && !answer) return null
  return (
    <Block mt={0.5} id={id} role={answer ? 'alert' : undefined}>
      {codes.map((code) => (
        <Text tone="error" size="small" strong key={code}>
          {codeText(t, code)}
        </Text>
      ))}
      {unsaved && answer && saver && (
        <AnsweredField unsaved={unsaved} answer={answer} options={options} saver={saver} />
      )}
    </Block>
  )
}

/** What was typed and can be mended nowhere here, told as if the service had refused it. */
const notAValue = ({ entryId, field }: Unsaved): FieldAnswer => ({
  entryId,
  field,
  status: 'refused',
  code: 'VALUE_INVALID',
  value: null,
  changedBy: null,
  changedAt: null,
})

interface AnsweredFieldProps {
  unsaved: Unsaved
  answer: NonNullable<Unsaved['answer']>
  options: readonly Option[] | null
  saver: Saver
}

/** Longest part of a report that a sentence shows. */
const EXCERPT = 60

function AnsweredField({ unsaved, answer, options, saver }: AnsweredFieldProps) {
  const t = useTranslate()
  const language = useLanguage()
  const key = keyOf(unsaved)
  const valueText = (value: SheetValue) => {
    const label = fullValue(value, options)
    const text = label.length > EXCERPT ? `${label.slice(0, EXCERPT)}…` : label
    return text === '' ? t('results.conflict.empty') : text
  }
  const words = {
    name: answer.changedBy ?? t('results.conflict.someone'),
    time: answer.changedAt ? formatMoment(answer.changedAt, language) : '–',
    theirs: valueText(answer.value),
    mine: valueText(unsaved.value),
  }
  const refused = unsaved.state !== 'conflict'
  return (
    <Note tone="error" breaks>
      {refused
        ? t('results.refused.told', { value: words.mine, reason: codeText(t, answer.code ?? 'UNEXPECTED') })
        : t('results.conflict.told', words)}
      <Row mt={1}>
        {!refused && (
          <Button variant="outlined" onClick={() => saver.insist(key)}>
            {t('results.conflict.mine', { value: words.mine })}
          </Button>
        )}
        <Button variant="outlined" onClick={() => saver.giveUp(key)}>
          {refused ? t('results.refused.drop') : t('results.conflict.theirs', { value: words.theirs })}
        </Button>
      </Row>
    </Note>
  )
}
