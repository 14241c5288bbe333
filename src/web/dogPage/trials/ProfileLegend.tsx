import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Span } from '../../ui/layout/parts.ts'
import type { ProfileRow } from './featureProfile.ts'
import { BREED_TICK, DOG_TRIANGLE, markStyle } from './profileMarks.ts'

interface Props {
  rows: readonly ProfileRow[]
  /** of the breed's means */
  season: number | undefined
}

/** What the marks of the profile stand for; only those that are drawn. */
export function ProfileLegend({ rows, season }: Props) {
  const t = useTranslate()
  const most = rows.some(({ n }) => n > 1)
  return (
    <Box component="ul" sx={listStyle}>
      <Entry
        mark={
          <Box
            component="span"
            sx={{ ...markStyle({ size: 0.5, count: 1, latest: false }), position: 'static', m: 0 }}
          />
        }
      >
        {t('trials.profileMark')}
      </Entry>
      {most && (
        <>
          <Entry
            mark={
              <Box
                component="span"
                sx={{ ...markStyle({ size: 0.5, count: 1, latest: true }), position: 'static', m: 0 }}
              />
            }
          >
            {t('trials.profileLatest')}
          </Entry>
          <Entry mark={<Box component="span" sx={{ ...DOG_TRIANGLE, position: 'static', m: 0 }} />}>
            {t('trials.profileMean')}
          </Entry>
        </>
      )}
      {season !== undefined && (
        <Entry mark={<Box component="span" sx={{ ...BREED_TICK, position: 'static', height: 16, m: 0 }} />}>
          {t('trials.profileBreed', { season: `${season}–${season + 1}` })}
        </Entry>
      )}
    </Box>
  )
}

function Entry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <Row component="li" align="center" gap={0.75} wrap={false}>
      <Box component="span" aria-hidden sx={{ display: 'grid', placeItems: 'center', minWidth: 12 }}>
        {mark}
      </Box>
      <Span>{children}</Span>
    </Row>
  )
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  mt: 0.5,
  mb: 1,
  p: 0,
  fontSize: '0.9375rem',
  color: 'text.secondary',
} as const
