import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import type { LitterAnswer } from '#contract/pedigree.ts'
import { type RepeatedAncestor, repeatedAncestors } from '#contract/repeatedAncestors.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PedigreeChart } from '../../pedigree/chart/PedigreeChart.tsx'
import { BreedStrip } from '../../pedigree/inbreeding/BreedStrip.tsx'
import { InbreedingFacts } from '../../pedigree/inbreeding/InbreedingFacts.tsx'
import { InbreedingMethod } from '../../pedigree/inbreeding/InbreedingMethod.tsx'
import { Block, BulletList, Panel, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { DepthTable } from './DepthTable.tsx'
import { LitterAncestors } from './LitterAncestors.tsx'
import { useLitterSentence } from './litterSentence.ts'

interface Props {
  litter: LitterAnswer
  /** its owner tells of it: the sentence alone has the figure, which a test litter is made for and shows large as well */
  announced?: boolean
}

/** Everything of a litter: the figure with its sentence, how it grows with the generations, ancestors, pedigree. */
export function LitterResult({ litter, announced = false }: Props) {
  const t = useTranslate()
  const [active, setActive] = useState<number | null>(null)
  const repeated = useMemo(() => repeatedAncestors(litter.chart), [litter.chart])
  const lit = { repeated, active, onActive: setActive }
  return (
    <Box role="region" aria-label={t('litters.figure')} aria-live="polite">
      <Warnings codes={litter.warnings} />
      <Box sx={FIGURES}>
        <Figure litter={litter} announced={announced} />
        <div>
          <Section title={t('litters.byGenerations')}>
            <DepthTable rows={litter.byGenerations} all={litter.inbreeding.coefficientAll} />
          </Section>
          <Section title={t('litters.ancestors.title')}>
            <LitterAncestors litter={litter} {...lit} />
          </Section>
        </div>
      </Box>
      <Pedigree litter={litter} {...lit} />
    </Box>
  )
}

/** The figure, and beside it on a desk and on paper how it grows and by whom. */
const FIGURES = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' },
  alignItems: 'start',
  '& > div > section': { mt: 3 },
  '@media print': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' },
} as const

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

function Figure({ litter, announced }: Required<Props>) {
  const t = useTranslate()
  const sentence = useLitterSentence(litter)
  const { comparison, inbreeding } = litter
  return (
    <Panel>
      {announced && inbreeding.coefficient !== null && <Text tone="muted">{t('litters.figure')}</Text>}
      <Text component="p" size="large" strong={inbreeding.trust !== 'low'} mb={2} measure="wide">
        {sentence}
      </Text>
      <InbreedingFacts
        block={inbreeding}
        label={`${t('litters.figure')}, ${t('litters.figureGenerations')}`}
        told={announced}
      />
      {comparison && inbreeding.coefficient !== null && (
        <Block mt={2}>
          <BreedStrip
            comparison={comparison}
            coefficient={inbreeding.coefficient}
            markLabel={t('dogs.inbreeding.thisLitter')}
          />
        </Block>
      )}
      <InbreedingMethod />
    </Panel>
  )
}

interface PedigreeProps {
  litter: LitterAnswer
  repeated: readonly RepeatedAncestor[]
  active: number | null
  onActive: (dog: number | null) => void
}

function Pedigree({ litter, ...lit }: PedigreeProps) {
  const t = useTranslate()
  const { chart } = litter
  const name = `${calledBy(litter.father)} × ${calledBy(litter.mother)}`
  return (
    <Section title={t('litters.pedigree')}>
      <PedigreeChart
        chart={chart}
        root={t('litters.root')}
        label={t('pedigree.chartLabel', { name, generations: chart.generations })}
        {...lit}
      />
    </Section>
  )
}
