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

/** The main figures, each with what it means. */
export function ShortSection({
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
    <Section title={t('population.short.title')} actions={<HowComputed topic="kinship" />}>
      <Text tone="muted" measure="text" mb={2}>
        {t('population.short.reference', {
          from: reference.from,
          to: reference.to,
          dogs: reference.dogs,
          generations: write(generations),
        })}{' '}
        {generations !== null && generations < SHALLOW_BELOW && t('population.short.shallow')}
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
          name={t('population.short.kinship')}
          value={formatPercent(language, living.kinship)}
          help={t('population.short.kinshipHelp', { dogs: living.dogs })}
        />
        <KeyFigure
          name={t('population.short.founders')}
          value={write(founders.effective)}
          help={t('population.short.foundersHelp', { count: founders.count })}
        />
        <KeyFigure
          name={t('population.short.ancestors')}
          value={write(ancestors.effective)}
          help={t('population.short.ancestorsHelp')}
        />
        <KeyFigure
          name={t('population.short.genomes')}
          value={write(founderGenomes)}
          help={t('population.short.genomesHelp')}
        />
        <KeyFigure
          name={t('population.short.interval')}
          value={intervals.mean === null ? '–' : `${write(intervals.mean)} ${t('population.short.years')}`}
          help={t('population.short.intervalHelp')}
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
