import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { previewCompetition } from '#contract/endpoints/competitions.ts'
import { periodName } from '#domain/competitions/periods.ts'
import { queryOf } from '../../client/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { Standings } from '../Standings.tsx'
import { periodOf } from './choices.ts'
import type { CompetitionBody, CompetitionValues } from './competitionValues.ts'

const PERIODS = 6

/** Shows the standings of what is typed, once it can be read. */
export function PreviewButton({ onPreview }: { onPreview: (body: CompetitionBody) => void }) {
  const t = useTranslate()
  const { handleSubmit } = useFormContext<CompetitionValues, unknown, CompetitionBody>()
  return (
    <Button variant="outlined" onClick={() => void handleSubmit(onPreview)()}>
      {t('competitionAdmin.preview')}
    </Button>
  )
}

/** The standings that a rule would give in one of the last periods; nothing of it is saved. */
export function Preview({ body: { rule } }: { body: CompetitionBody }) {
  const t = useTranslate()
  const running = periodOf(rule.period)
  const [period, setPeriod] = useState(running)
  const query = useQuery(queryOf(previewCompetition, { body: { rule, period } }))
  return (
    <Section title={t('competitionAdmin.previewTitle')}>
      <Text tone="muted" mb={2} measure="text">
        {t('competitionAdmin.previewHelp')}
      </Text>
      <Block mb={2}>
        <FilterSelect
          label={t(`competitions.${rule.period}`)}
          value={String(period)}
          none={null}
          options={Array.from({ length: PERIODS }, (_none, index) => running - index).map((number) => ({
            value: String(number),
            label: periodName(rule.period, number),
          }))}
          onChange={(number) => setPeriod(Number(number))}
        />
      </Block>
      <Loaded query={query} failed={t('competitions.standingsFailed')} rows={6} rowHeight={56}>
        {(standings) => <Standings standings={standings} caption={t('competitionAdmin.previewTitle')} />}
      </Loaded>
    </Section>
  )
}
