import Box from '@mui/material/Box'
import { formatDate } from '#domain/dates.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import { TableDetails } from '../../ui/table/TableDetails.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import { featureProfile, leftOut, type ProfileRow, type ScoredResult } from './featureProfile.ts'

interface Props {
  /** in the order of the judge's sheet */
  codes: readonly string[]
  results: readonly ScoredResult[]
  label: (code: string) => string
}

/** Every feature on a line of its own with a dot per trial: how the dog has worked, and how evenly. */
export function FeatureProfile({ codes, results, label }: Props) {
  const t = useTranslate()
  const rows = featureProfile(codes, results)
  if (rows.length === 0) return null
  return (
    <Box component="figure" sx={{ m: 0, mt: 3, maxWidth: '46rem', breakInside: 'avoid' }}>
      <Box component="figcaption">
        <Text component="p" strong>
          {t('trials.profile')}
        </Text>
        <Text component="p" size="small" tone="muted" mb={1}>
          {t('trials.profileHelp')}
        </Text>
        <LeftOut rows={rows} results={results} />
      </Box>
      <Box aria-hidden>
        {rows.map((row) => (
          <Line key={row.code} row={row} label={label(row.code)} />
        ))}
      </Box>
      <ProfileTable rows={rows} results={results} label={label} />
    </Box>
  )
}

function LeftOut({ rows, results }: { rows: readonly ProfileRow[]; results: readonly ScoredResult[] }) {
  const t = useTranslate()
  const { otherScale, unknownScale } = leftOut(rows, results)
  if (otherScale + unknownScale === 0) return null
  return (
    <Text component="p" size="small" mb={1}>
      {otherScale > 0 && t('trials.otherScale', { count: otherScale })}{' '}
      {unknownScale > 0 && t('trials.unknownScale', { count: unknownScale })}
    </Text>
  )
}

function Line({ row, label }: { row: ProfileRow; label: string }) {
  const language = useLanguage()
  return (
    <Box sx={lineStyle}>
      <Box sx={{ fontSize: '0.9375rem', lineHeight: 1.2 }}>{label}</Box>
      <Box sx={{ position: 'relative', height: 22, mx: 1.5 }}>
        <Box
          sx={{ position: 'absolute', left: 0, right: 0, top: '50%', borderTop: 1, borderColor: 'divider' }}
        />
        {row.values.map((value) => (
          <Box key={value} sx={{ ...tick, left: `${(value / row.max) * 100}%` }} />
        ))}
        {row.n > 1 && <Box sx={{ ...meanMark, left: `${(row.mean / row.max) * 100}%` }} />}
        {row.dots.map((dot) => (
          <Box
            key={`${dot.date}${dot.index}`}
            sx={{
              ...dotStyle,
              left: `calc(${(dot.value / row.max) * 100}% + ${(dot.index - (dot.of - 1) / 2) * 8}px)`,
              bgcolor: dot.latest ? 'primary.main' : 'background.default',
              zIndex: dot.latest ? 1 : 0,
            }}
          />
        ))}
      </Box>
      <Text strong nowrap align="right">
        {formatNumber(language, row.mean, 1)}
        <Span tone="muted" size="tiny" strong={false}>
          {` / ${row.max}`}
        </Span>
      </Text>
    </Box>
  )
}

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '8.5rem 1fr 3.5rem', sm: '15rem 1fr 4rem' },
  alignItems: 'center',
  minHeight: 30,
} as const

const tick = { position: 'absolute', top: 8, height: 6, borderLeft: 1, borderColor: 'divider' } as const
const meanMark = {
  position: 'absolute',
  top: 2,
  height: 18,
  width: 3,
  ml: '-1.5px',
  borderRadius: 1,
  bgcolor: 'warning.main',
} as const
const dotStyle = {
  position: 'absolute',
  top: 5,
  width: 12,
  height: 12,
  ml: '-6px',
  borderRadius: '50%',
  border: 2,
  borderColor: 'primary.main',
} as const

function ProfileTable({ rows, results, label }: { rows: readonly ProfileRow[] } & Omit<Props, 'codes'>) {
  const t = useTranslate()
  const language = useLanguage()
  const inOrder = results.toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <TableDetails
      caption={t('trials.profileTable')}
      heads={[
        t('trials.feature'),
        t('trials.scale'),
        t('trials.mean'),
        t('trials.n'),
        ...inOrder.map(({ date }) => formatDate(date)),
      ]}
      rows={rows.map((row) => [
        label(row.code),
        row.values.length > 3 ? `0–${row.max}` : row.values.join(', '),
        formatNumber(language, row.mean, 1),
        String(row.n),
        ...inOrder.map(({ features }) => String(features[row.code] ?? '–')),
      ])}
    />
  )
}
