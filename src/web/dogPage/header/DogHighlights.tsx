import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Dog } from '#contract/dogs.ts'
import type { DogInbreeding } from '#contract/pedigree.ts'
import { inHealthOrder } from '#domain/health/order.ts'
import { useModule } from '../../client/service.ts'
import { GradeChip } from '../../dogs/chips.tsx'
import { HealthChip } from '../../dogs/health/HealthChip.tsx'
import { ReportedFindings } from '../../dogs/health/ReportedFindings.tsx'
import { PrizeCode } from '../../dogs/PrizeCode.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BreedStrip } from '../../pedigree/inbreeding/BreedStrip.tsx'
import { comparisonSentence } from '../../pedigree/inbreeding/comparisonSentence.ts'
import { figureAndStrip, InbreedingFacts } from '../../pedigree/inbreeding/InbreedingFacts.tsx'
import { InbreedingMethod } from '../../pedigree/inbreeding/InbreedingMethod.tsx'
import { inbreedingQuery } from '../../pedigree/queries.ts'
import { ChipRow } from '../../ui/focus/ChipRow.tsx'
import { Panel, Text } from '../../ui/layout/parts.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'

/** The highlights for a breeder: best trial, best show, hips and elbows, inbreeding within the breed. */
export function DogHighlights({ dog }: { dog: Dog }) {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  const joints = inHealthOrder(dog.health).filter(({ kind }) => kind === 'hips' || kind === 'elbows')
  const reported = new Set(dog.healthReports.published.flatMap(({ codes }) => codes))
  const trials = dog.trialResults.length + dog.waterResults.length
  return (
    <Panel component="section" aria-label={t('dogs.short.title')}>
      <Box sx={cells}>
        {hasTrials && (
          <Cell label={t('dogs.short.trial')} note={trials > 0 && t('dogs.short.results', { count: trials })}>
            {dog.bestKaer ? (
              <PrizeCode code={dog.bestKaer} />
            ) : (
              <NothingKnown text={t('dogs.short.noTrial')} />
            )}
          </Cell>
        )}
        <Cell
          label={t('dogs.short.show')}
          note={dog.showResults.length > 0 && t('dogs.short.results', { count: dog.showResults.length })}
        >
          {dog.bestExhibition ? (
            <GradeChip grade={dog.bestExhibition} />
          ) : (
            <NothingKnown text={t('dogs.short.noShow')} />
          )}
        </Cell>
        <Cell label={t('dogs.short.health')}>
          {joints.length === 0 ? (
            <NothingKnown text={t('dogs.short.noHealth')} />
          ) : (
            <ChipRow gap={0.75}>
              {joints.map((chip) => (
                <HealthChip key={chip.kind} chip={chip} />
              ))}
            </ChipRow>
          )}
          <ReportedFindings codes={[...reported]} />
        </Cell>
      </Box>
      <Inbreeding dog={dog} />
    </Panel>
  )
}

const cells = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' },
  '& > :last-child': { gridColumn: { xs: 'span 2', md: 'auto' } },
  '@media print': { gridTemplateColumns: 'repeat(3, 1fr)', '& > :last-child': { gridColumn: 'auto' } },
  pb: 2,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const

function Cell({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Box>
      <Text component="p" tone="muted" size="smaller">
        {label}
      </Text>
      <Text size="figure">{children}</Text>
      {note && (
        <Text component="p" size="small" tone="muted">
          {note}
        </Text>
      )}
    </Box>
  )
}

function NothingKnown({ text }: { text: string }) {
  return (
    <Text tone="muted" size="body">
      {text}
    </Text>
  )
}

function Inbreeding({ dog }: { dog: Dog }) {
  const t = useTranslate()
  const inbreeding = useQuery(inbreedingQuery(dog.regnr))
  return (
    <Loaded query={inbreeding} failed={t('dogs.sectionFailed')} rows={4} rowHeight={42}>
      {(block) => (
        <>
          <Box sx={figureAndStrip}>
            <InbreedingFacts block={block} label={t('dogs.inbreeding.figure')} />
            <Comparison block={block} />
          </Box>
          {block.coefficient !== null && <InbreedingMethod />}
        </>
      )}
    </Loaded>
  )
}

function Comparison({ block }: { block: DogInbreeding }) {
  const t = useTranslate()
  const language = useLanguage()
  const { coefficient, comparison } = block
  if (coefficient === null) return null
  if (!comparison) {
    return (
      <Text component="p" tone="muted">
        {comparisonSentence(t, language, block)}
      </Text>
    )
  }
  return (
    <BreedStrip
      comparison={comparison}
      coefficient={coefficient}
      markLabel={t('dogs.inbreeding.thisDog')}
      sentence={comparisonSentence(t, language, block)}
    />
  )
}
