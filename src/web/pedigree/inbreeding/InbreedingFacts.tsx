import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { InbreedingBlock } from '#contract/pedigree.ts'
import type { Trust } from '#domain/genetics/trust.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { CodeChip } from '../../ui/marks/CodeChip.tsx'
import { formatNumber, formatPercent } from '../../ui/values/numbers.ts'
import { InbreedingSentences } from './InbreedingSentences.tsx'

/** The figure and the breed's strip side by side where there is room. */
export const figureAndStrip = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { md: '1fr 1.4fr' },
  '@media print': { gridTemplateColumns: '1fr 1.4fr' },
} as const

/** Only a figure that can be trusted may be the largest type of its page. */
const FIGURE: Record<Trust, object> = {
  high: { fontSize: '2.5rem', fontWeight: 650 },
  moderate: { fontSize: '1.5rem', fontWeight: 650 },
  low: { fontSize: '1.125rem', fontWeight: 600 },
}

interface Props {
  block: InbreedingBlock
  /** what the figure is called */
  label: string
  /** a sentence above has told it */
  told?: boolean
}

/** The figure over six generations, never without what it rests on. */
export function InbreedingFacts({ block, label, told = false }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  if (block.coefficient === null) {
    return (
      <Block>
        <Text component="p" tone="muted">
          {label}: {t('dogs.inbreeding.unknown')}.{' '}
          {t(block.loop ? 'dogs.inbreeding.loopHelp' : 'dogs.inbreeding.unknownHelp')}
        </Text>
        {block.knownAncestors > 0 && <Completeness block={block} />}
      </Block>
    )
  }
  const facts = [
    [t('dogs.inbreeding.all'), formatPercent(language, block.coefficientAll)],
    [t('dogs.inbreeding.equivalents'), formatNumber(language, block.completeGenerationEquivalents, 2)],
    [
      t('dogs.inbreeding.ancestorLoss'),
      block.ancestorLoss === null ? '–' : <AncestorLoss key="loss" value={block.ancestorLoss} />,
    ],
  ] as const
  return (
    <Block shrink>
      {!told && (
        <>
          <Text tone="muted">{label}</Text>
          <Typography component="div" sx={{ ...FIGURE[block.trust ?? 'low'], lineHeight: 1.15 }}>
            {formatPercent(language, block.coefficient)}
          </Typography>
        </>
      )}
      <Completeness block={block} />
      <InbreedingSentences block={block} />
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          columnGap: 2,
          rowGap: 0.25,
          m: 0,
          mt: 1.5,
          maxWidth: '26rem',
          '& > div': { display: 'contents' },
        }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text component="dt" tone="muted">
              {name}
            </Text>
            <Text component="dd" strong align="right">
              {value}
            </Text>
          </div>
        ))}
      </Box>
    </Block>
  )
}

/** The figure reads as a loss and counts what is left: so it explains itself. */
function AncestorLoss({ value }: { value: number }) {
  const t = useTranslate()
  return (
    <CodeChip
      label={formatPercent(useLanguage(), value)}
      meaning={t('dogs.inbreeding.ancestorLossMeaning')}
      quiet
    />
  )
}

type Places = Pick<InbreedingBlock, 'knownAncestors' | 'possibleAncestors' | 'completeGenerations'>

/** How much of the pedigree the figure rests on, as a bar and in words. */
export function Completeness({ block }: { block: Places }) {
  const t = useTranslate()
  const share = block.knownAncestors / block.possibleAncestors
  return (
    <Box sx={{ maxWidth: '26rem' }}>
      <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden', my: 0.5 }}>
        <Box sx={{ height: '100%', width: `${share * 100}%`, bgcolor: 'secondary.main' }} />
      </Box>
      <Text component="p" size="small" tone="muted">
        {t('dogs.inbreeding.known', { known: block.knownAncestors, possible: block.possibleAncestors })},{' '}
        {t('dogs.inbreeding.complete', { count: block.completeGenerations })}
      </Text>
    </Box>
  )
}
