import Box from '@mui/material/Box'
import type { BreedComparison } from '#contract/pedigree.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { TableDetails } from '../../ui/table/TableDetails.tsx'
import { formatNumber, formatPercent } from '../../ui/values/numbers.ts'
import { groupWords } from './comparisonSentence.ts'
import { type Strip, stripBins } from './stripBins.ts'

interface Props {
  comparison: BreedComparison
  coefficient: number
  /** whose mark it is: `this dog`, `this litter` */
  markLabel: string
  /** how the figure stands among them, where it is not said elsewhere */
  sentence?: string
}

/** The dogs that a figure is compared with by inbreeding, with one mark among them, and the sentence that says the same. */
export function BreedStrip({ comparison, coefficient, markLabel, sentence }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const strip = stripBins(comparison.histogram, coefficient)
  const words = groupWords(language, comparison)
  const median = formatPercent(language, comparison.median)
  return (
    <Block measure="text">
      <Bars strip={strip} markLabel={markLabel} />
      <Text component="p" size="small" mt={0.75}>
        {sentence} {t('inbreeding.comparison.median', { ...words, median })}
      </Text>
      <TableDetails
        caption={t('inbreeding.comparison.distribution', words)}
        heads={[t('dogs.inbreeding.band'), t('dogs.inbreeding.dogs')]}
        rows={strip.bins.map(({ from, to, count, here }) => [
          to === null
            ? t('dogs.inbreeding.bandOpen', { from: formatPercent(language, from / 100, 0) })
            : t('dogs.inbreeding.bandRange', { from, to: formatPercent(language, to / 100, 0) }),
          `${formatNumber(language, count)}${here ? ` (${markLabel})` : ''}`,
        ])}
      />
    </Block>
  )
}

function Bars({ strip, markLabel }: { strip: Strip; markLabel: string }) {
  const language = useLanguage()
  const { bins, mark } = strip
  const ticks = bins.filter(({ from }) => from % 5 === 0)
  return (
    <Box aria-hidden sx={{ pt: 2.5, position: 'relative' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: '1px',
          height: 48,
          borderBottom: 1,
          borderColor: 'accent.main',
        }}
      >
        {bins.map(({ from, height, here }) => (
          <Box
            key={from}
            sx={{
              flex: 1,
              height: `${height * 100}%`,
              minHeight: height > 0 ? 2 : 0,
              bgcolor: here ? 'primary.main' : 'accent.main',
              opacity: here ? 1 : 0.45,
              borderRadius: '2px 2px 0 0',
            }}
          />
        ))}
      </Box>
      <Box
        sx={{
          position: 'absolute',
          top: 0,
          left: `${mark * 100}%`,
          height: 'calc(100% - 1.35rem)',
          borderLeft: 2,
          borderColor: 'error.main',
        }}
      >
        <Box
          component="span"
          sx={{
            position: 'absolute',
            top: -2,
            ...(mark > 0.6 ? { right: 6 } : { left: 4 }),
            fontSize: '0.8125rem',
            fontWeight: 600,
            lineHeight: 1.2,
            whiteSpace: 'nowrap',
            color: 'error.main',
          }}
        >
          {markLabel}
        </Box>
      </Box>
      <Box sx={{ position: 'relative', height: '1.35rem', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {ticks.map(({ from }) => (
          <Box
            key={from}
            component="span"
            sx={{
              position: 'absolute',
              ...(from === bins.length - 1 ? { right: 0 } : { left: `${(from / bins.length) * 100}%` }),
            }}
          >
            {formatPercent(language, from / 100, 0)}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
