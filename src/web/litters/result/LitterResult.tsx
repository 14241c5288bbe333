import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import type { LitterAnswer } from '#contract/pedigree.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PedigreeChart } from '../../pedigree/chart/PedigreeChart.tsx'
import { RepeatedLegend } from '../../pedigree/chart/RepeatedLegend.tsx'
import { repeatedAncestors } from '../../pedigree/chart/repeated.ts'
import { BreedStrip } from '../../pedigree/inbreeding/BreedStrip.tsx'
import { CommonAncestors } from '../../pedigree/inbreeding/CommonAncestors.tsx'
import { figureAndStrip, InbreedingFacts } from '../../pedigree/inbreeding/InbreedingFacts.tsx'
import { InbreedingMethod } from '../../pedigree/inbreeding/InbreedingMethod.tsx'
import { BulletList, Panel, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { DepthTable } from './DepthTable.tsx'
import { useLitterSentence } from './litterSentence.ts'

/** Everything of a test litter: the figure with its sentence, how it grows with the generations, ancestors, pedigree. */
export function LitterResult({ litter }: { litter: LitterAnswer }) {
  const t = useTranslate()
  return (
    <Box role="region" aria-label={t('litters.figure')} aria-live="polite">
      <Warnings codes={litter.warnings} />
      <Figure litter={litter} />
      <Section title={t('litters.byGenerations')}>
        <DepthTable rows={litter.byGenerations} all={litter.inbreeding.coefficientAll} />
      </Section>
      <Section title={t('pedigree.common')}>
        <CommonAncestors block={litter.inbreeding} />
      </Section>
      <Pedigree litter={litter} />
    </Box>
  )
}

function Warnings({ codes }: { codes: LitterAnswer['warnings'] }) {
  const t = useTranslate()
  if (codes.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 3, color: 'text.primary' }}>
      <strong>{t('litters.warningsTitle')}</strong>
      <BulletList>
        {codes.map((code) => (
          <li key={code}>{t(`litters.warnings.${code}`)}</li>
        ))}
      </BulletList>
    </Alert>
  )
}

function Figure({ litter }: { litter: LitterAnswer }) {
  const t = useTranslate()
  const sentence = useLitterSentence(litter)
  const { comparison, inbreeding } = litter
  return (
    <Panel>
      <Text component="p" size="large" strong={inbreeding.trust !== 'low'} mb={2} measure="wide">
        {sentence}
      </Text>
      <Box sx={figureAndStrip}>
        <InbreedingFacts
          block={inbreeding}
          label={`${t('litters.figure')}, ${t('litters.figureGenerations')}`}
        />
        {comparison && inbreeding.coefficient !== null && (
          <BreedStrip
            comparison={comparison}
            coefficient={inbreeding.coefficient}
            markLabel={t('dogs.inbreeding.thisLitter')}
          />
        )}
      </Box>
      <InbreedingMethod />
    </Panel>
  )
}

function Pedigree({ litter }: { litter: LitterAnswer }) {
  const t = useTranslate()
  const [active, setActive] = useState<number | null>(null)
  const { chart } = litter
  const repeated = useMemo(() => repeatedAncestors(chart), [chart])
  const name = `${calledBy(litter.father)} × ${calledBy(litter.mother)}`
  return (
    <Section title={t('litters.pedigree')}>
      <PedigreeChart
        chart={chart}
        repeated={repeated}
        label={t('pedigree.chartLabel', { name, generations: chart.generations })}
        active={active}
        onActive={setActive}
      />
      <RepeatedLegend chart={chart} repeated={repeated} shares active={active} onActive={setActive} />
    </Section>
  )
}
