import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#domain/moments.ts'
import type { SheetValue } from '#domain/trials/sheet.ts'
import type { Option } from './fields.ts'
import { shownValue } from './fields.ts'
import type { Saver } from './saver.ts'
import { keyOf, type Unsaved } from './unsaved.ts'

interface Props {
  id: string
  codes: readonly string[]
  unsaved: Unsaved | undefined
  options: readonly Option[] | null
  saver: Saver | null
}

/** What is wrong with a field, and what somebody else has made of it meanwhile, with the choice between the two. */
export function FieldTroubles({ id, codes, unsaved, options, saver }: Props) {
  const { t } = useTranslation()
  const answer = unsaved?.answer
  if (codes.length === 0 && !answer) return null
  return (
    <Box id={id} role={answer ? 'alert' : undefined} sx={{ mt: 0.5 }}>
      {codes.map((code) => (
        <Box key={code} sx={{ color: 'error.main', fontWeight: 600, fontSize: '0.9375rem' }}>
          {t(`errors.${code}`)}
        </Box>
      ))}
      {unsaved && answer && saver && (
        <Answered unsaved={unsaved} answer={answer} options={options} saver={saver} />
      )}
    </Box>
  )
}

interface AnsweredProps {
  unsaved: Unsaved
  answer: NonNullable<Unsaved['answer']>
  options: readonly Option[] | null
  saver: Saver
}

/** Longest part of a report that a sentence shows. */
const EXCERPT = 60

function Answered({ unsaved, answer, options, saver }: AnsweredProps) {
  const { t } = useTranslation()
  const key = keyOf(unsaved)
  const told = (value: SheetValue) => {
    const label = options?.find((option) => option.value === value)?.label ?? shownValue(value, options)
    const text = label.length > EXCERPT ? `${label.slice(0, EXCERPT)}…` : label
    return text === '' ? t('results.conflict.empty') : text
  }
  const words = {
    name: answer.changedBy ?? t('results.conflict.someone'),
    time: answer.changedAt ? formatMoment(answer.changedAt) : '–',
    theirs: told(answer.value),
    mine: told(unsaved.value),
  }
  const refused = unsaved.state === 'refused'
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'error.main', pl: 1.5, py: 0.5, overflowWrap: 'anywhere' }}>
      {refused
        ? t('results.refused.told', { value: words.mine, reason: t(`errors.${answer.code}`) })
        : t('results.conflict.told', words)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {!refused && (
          <Button variant="outlined" onClick={() => saver.insist(key)} sx={{ minHeight: 44 }}>
            {t('results.conflict.mine', { value: words.mine })}
          </Button>
        )}
        <Button variant="outlined" onClick={() => saver.giveUp(key)} sx={{ minHeight: 44 }}>
          {refused ? t('results.refused.drop') : t('results.conflict.theirs', { value: words.theirs })}
        </Button>
      </Box>
    </Box>
  )
}
