import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InbreedingBlock } from '#contract/pedigree.ts'
import { DogLink } from '../dogs/DogLink.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { formatPercent } from '../ui/numbers.ts'
import { Text } from '../ui/parts.ts'

const SHOWN_AT_FIRST = 8

/** The parents' common ancestors with what each adds; the shares add up to the figure. */
export function CommonAncestors({ block }: { block: InbreedingBlock }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [all, setAll] = useState(false)
  const ancestors = block.commonAncestors
  if (ancestors.length === 0) {
    return (
      <Text component="p" tone="muted">
        {t('pedigree.commonNone')}
      </Text>
    )
  }
  const hidden = ancestors.length - SHOWN_AT_FIRST
  const greatest = ancestors[0]?.share ?? 1
  return (
    <>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('pedigree.ancestor')}</th>
            <th scope="col">{t('pedigree.share')}</th>
          </tr>
        </thead>
        <tbody>
          {ancestors.slice(0, all ? undefined : SHOWN_AT_FIRST).map((ancestor) => (
            <tr key={ancestor.regnr}>
              <td>
                <DogLink dog={ancestor} layout="inline" />
              </td>
              <td>
                {formatPercent(language, ancestor.share)}
                <Box
                  aria-hidden
                  sx={{
                    height: 4,
                    ml: 'auto',
                    bgcolor: 'secondary.main',
                    borderRadius: 1,
                    width: `${(ancestor.share / greatest) * 100}%`,
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
        {(all || hidden <= 0) && (
          <tfoot>
            <tr>
              <th scope="row">{t('pedigree.sum')}</th>
              <td>{formatPercent(language, block.coefficient)}</td>
            </tr>
          </tfoot>
        )}
      </Box>
      {hidden > 0 && !all && (
        <Button data-print="no" onClick={() => setAll(true)}>
          {t('pedigree.legendMore', { count: hidden })}
        </Button>
      )}
    </>
  )
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  maxWidth: '44rem',
  '& th, & td': { py: 0.75, px: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'left' },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 },
  '& td:last-child, & th:last-child': { textAlign: 'right', whiteSpace: 'nowrap', width: '7rem' },
  '& tfoot th, & tfoot td': { fontWeight: 600, borderBottom: 0 },
  '& tfoot th': { textAlign: 'left' },
} as const
