import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ZEROED_PARTS } from '#domain/trials/features.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CellInput } from '../../ui/inputs/CellInput.tsx'
import { CellSelect } from '../../ui/inputs/CellSelect.tsx'
import { Block } from '../../ui/layout/parts.ts'
import { nameOf, SCALES, type ScaleList } from './rulebookValues.ts'
import { useFeatureName } from './useRulebookLabels.ts'

/** The scale of each feature and what follows from a 0; on a phone each feature is a block of its own. */
export function ScaleFields({ list }: { list: ScaleList }) {
  const t = useTranslate()
  const featureName = useFeatureName()
  const options = useOptions()
  const hunt = list === 'huntFeatures'
  const columns = hunt ? '1.3fr 1.3fr 1fr 1fr 1.2fr' : '1.3fr 1.3fr 1.2fr'
  const heads = [
    t('rulebooks.scale'),
    ...(hunt ? [t('rulebooks.zero'), t('rulebooks.zeroes')] : []),
    t('rulebooks.needed'),
  ]
  return (
    <Box sx={{ maxWidth: hunt ? '62rem' : '46rem' }}>
      <Box
        aria-hidden
        sx={{ display: { xs: 'none', md: 'grid' }, gridTemplateColumns: columns, gap: 1, mb: 0.5 }}
      >
        <span />
        {heads.map((head) => (
          <Box key={head} sx={HEAD}>
            {head}
          </Box>
        ))}
      </Box>
      {SCALES[list].map(({ code }, index) => (
        <Box
          key={code}
          role="group"
          aria-label={featureName(list, code)}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: columns },
            gap: 1,
            py: { xs: 1.5, md: 0.5 },
            borderTop: 1,
            borderColor: { xs: 'divider', md: 'transparent' },
          }}
        >
          <Box
            sx={{
              gridColumn: { xs: '1 / -1', md: 'auto' },
              pt: { md: 1 },
              fontWeight: { xs: 600, md: 400 },
            }}
          >
            {featureName(list, code)}
          </Box>
          <Cell head={t('rulebooks.scale')}>
            <CellInput name={nameOf(list, index, 'values')} inputMode="text" />
          </Cell>
          {hunt && (
            <>
              <Cell head={t('rulebooks.zero')}>
                <CellSelect name={nameOf(list, index, 'zero')} options={options.zero} />
              </Cell>
              <Cell head={t('rulebooks.zeroes')}>
                <CellSelect name={nameOf(list, index, 'zeroes')} options={options.zeroes} />
              </Cell>
            </>
          )}
          <Cell head={t('rulebooks.needed')}>
            <CellSelect
              name={nameOf(list, index, 'needed')}
              options={hunt ? options.needed : options.needed.slice(0, 2)}
            />
          </Cell>
        </Box>
      ))}
    </Box>
  )
}

const HEAD = { color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.3 } as const

/** A value, on a phone under the name of its column. */
function Cell({ head, children }: { head: string; children: ReactNode }) {
  return (
    <Block shrink>
      <Box aria-hidden sx={{ ...HEAD, display: { md: 'none' }, mb: 0.25 }}>
        {head}
      </Box>
      {children}
    </Block>
  )
}

function useOptions() {
  const t = useTranslate()
  return {
    zero: [
      { value: '', label: t('rulebooks.zeros.none') },
      ...(['rejected', 'closed'] as const).map((value) => ({ value, label: t(`rulebooks.zeros.${value}`) })),
    ],
    zeroes: [
      { value: '', label: t('rulebooks.zeroesNone') },
      ...ZEROED_PARTS.map((value) => ({ value, label: t(`trials.parts.${value}`) })),
    ],
    needed: [
      { value: '', label: t('rulebooks.neededs.never') },
      ...(['always', 'atShot'] as const).map((value) => ({ value, label: t(`rulebooks.neededs.${value}`) })),
    ],
  }
}
