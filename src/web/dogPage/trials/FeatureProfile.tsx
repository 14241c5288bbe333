import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import {
  comparedSeason,
  featureProfile,
  leftOut,
  type ProfileRow,
  type ScoredResult,
} from './featureProfile.ts'
import { ProfileLegend } from './ProfileLegend.tsx'
import { ProfileLine } from './ProfileLine.tsx'
import { ProfileTable } from './ProfileTable.tsx'

interface Props {
  /** in the order of the judge's sheet */
  codes: readonly string[]
  results: readonly ScoredResult[]
  label: (code: string) => string
}

/** Every feature on a line of its own with a mark per value, as large as it has been given often, beside the breed's mean. */
export function FeatureProfile({ codes, results, label }: Props) {
  const t = useTranslate()
  const rows = featureProfile(codes, results)
  if (rows.length === 0) return null
  return (
    <Box component="figure" sx={{ m: 0, mt: 3, maxWidth: '54rem' }}>
      <Box component="figcaption" sx={{ breakAfter: 'avoid' }}>
        <Text component="p" strong>
          {t('trials.profile')}
        </Text>
        <ProfileLegend rows={rows} season={comparedSeason(codes, results)} />
        <LeftOut rows={rows} results={results} />
      </Box>
      <Box aria-hidden>
        {rows.map((row) => (
          <ProfileLine key={row.code} row={row} label={label(row.code)} />
        ))}
      </Box>
      <ProfileTable rows={rows} label={label} />
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
