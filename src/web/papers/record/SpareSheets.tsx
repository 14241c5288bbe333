import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { spareSheetsPdf } from '#contract/endpoints/papers.ts'
import type { TrialRecord } from '#contract/papers.ts'
import { MOST_SPARE_SHEETS } from '#domain/trials/papers.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { FieldLabel, Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { DownloadButton } from '../../ui/links/DownloadButton.tsx'

const SHEETS = 5

/** Empty sheets without a dog, for the judges to take along. */
export function SpareSheets({ trial }: { trial: TrialRecord['trial'] }) {
  const t = useTranslate()
  const lang = useLanguage()
  const sheetsId = useId()
  const [classCode, setClass] = useState(trial.classes[0])
  const [kind, setKind] = useState(trial.kinds[0])
  const [judge, setJudge] = useState('')
  const [written, setWritten] = useState(String(SHEETS))
  if (!classCode || !kind || trial.heldOn === null) return null
  const sheets = Math.min(Math.max(Math.round(Number(written)) || 1, 1), MOST_SPARE_SHEETS)
  const query = { kind, class: classCode, judge: judge || undefined, sheets }
  return (
    <Section title={t('trialRecord.spare.title')}>
      <Text component="p" tone="muted" measure="text" mb={2}>
        {t('trialRecord.spare.help')}
      </Text>
      <Row align="end" gap={2}>
        {trial.kinds.length > 1 && (
          <FilterSelect
            label={t('trialRecord.spare.kind')}
            value={kind}
            none={null}
            options={trial.kinds.map((value) => ({ value, label: t(`results.kinds.${value}`) }))}
            onChange={(value) => setKind(trial.kinds.find((one) => one === value))}
          />
        )}
        <FilterSelect
          label={t('trialRecord.fields.class')}
          value={classCode}
          none={null}
          options={trial.classes.map((value) => ({
            value,
            label: `${value}, ${t(`trials.classes.${value}`)}`,
          }))}
          onChange={(value) => setClass(trial.classes.find((one) => one === value))}
        />
        <FilterSelect
          label={t('trialRecord.fields.judge')}
          value={judge}
          none={t('trialRecord.spare.noJudge')}
          options={trial.judges.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={setJudge}
        />
        <Box sx={{ width: { xs: '100%', sm: '7rem' } }}>
          <FieldLabel component="label" htmlFor={sheetsId}>
            {t('trialRecord.spare.sheets')}
          </FieldLabel>
          <OutlinedInput
            id={sheetsId}
            size="small"
            fullWidth
            type="number"
            value={written}
            onChange={({ target }) => setWritten(target.value)}
            inputProps={{ min: 1, max: MOST_SPARE_SHEETS }}
          />
        </Box>
        <DownloadButton href={addressOf(spareSheetsPdf, { params: { id: trial.id }, query, lang })}>
          {t('trialRecord.spare.save')}
        </DownloadButton>
      </Row>
    </Section>
  )
}
