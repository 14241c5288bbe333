import Box from '@mui/material/Box'
import type { BreedPopulation } from '#contract/population.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { HowComputed } from '../information/HowComputed.tsx'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { formatNumber, formatPercent } from '../ui/values/numbers.ts'

/** Mean complete generation equivalents below which the page says how much is missing. Source: docs/rules/genetics.md#a-breed-in-figures. */
const SHALLOW_BELOW = 5

/** How much variation the breed has left: the main figures, each with what it means. */
export function DiversitySection({
  population: { reference, living, intervals },
}: {
  population: BreedPopulation
}) {
  const t = useTranslate()
  const language = useLanguage()
  const write = (value: number | null, decimals = 1) =>
    value === null ? '–' : formatNumber(language, value, decimals)
  const { founders, ancestors, founderGenomes, generations } = reference
  return (
    <Section title={t('population.diversity.title')} actions={<HowComputed topic="kinship" />}>
      <Text measure="text" mb={1}>
        {t('population.diversity.lead')}
      </Text>
      <Text tone="muted" measure="text" mb={2}>
        {t('population.diversity.reference', {
          from: reference.from,
          to: reference.to,
          dogs: reference.dogs,
          generations: write(generations),
        })}{' '}
        {generations !== null && generations < SHALLOW_BELOW && t('population.diversity.shallow')}
      </Text>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
          columnGap: 4,
          rowGap: 2.5,
        }}
      >
        <KeyFigure
          name={t('population.diversity.kinship')}
          value={formatPercent(language, living.kinship)}
          help={t('population.diversity.kinshipHelp', { dogs: living.dogs })}
        />
        <KeyFigure
          name={t('population.diversity.founders')}
          value={write(founders.effective)}
          help={t('population.diversity.foundersHelp', { count: founders.count })}
        />
        <KeyFigure
          name={t('population.diversity.ancestors')}
          value={write(ancestors.effective)}
          help={t('population.diversity.ancestorsHelp')}
        />
        <KeyFigure
          name={t('population.diversity.genomes')}
          value={write(founderGenomes)}
          help={t('population.diversity.genomesHelp')}
        />
        <KeyFigure
          name={t('population.diversity.interval')}
          value={
            intervals.mean === null ? '–' : `${write(intervals.mean)} ${t('population.diversity.years')}`
          }
          help={t('population.diversity.intervalHelp')}
        />
      </Box>
    </Section>
  )
}

function KeyFigure({ name, value, help }: { name: string; value: string; help: string }) {
  return (
    <Box sx={{ minWidth: 0, breakInside: 'avoid' }}>
      <Text component="dt" strong>
        {name}
      </Text>
      <Box
        component="dd"
        sx={{ m: 0, fontSize: '1.75rem', lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Box>
      <Text component="dd" tone="muted" size="small" measure="text">
        {help}
      </Text>
    </Box>
  )
}
