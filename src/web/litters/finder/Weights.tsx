import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import { useId, useState } from 'react'
import { MATE_AIMS, type MateAim, MOST_WEIGHT } from '#domain/breeding/mates/aims.ts'
import { useModule } from '../../client/service.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { HowComputed } from '../../information/HowComputed.tsx'
import { Heading, Row, Text } from '../../ui/layout/parts.ts'
import { type MateSearch, mateSearchOf, weightsIn } from './addresses.ts'

interface Props {
  search: MateSearch
  onChange: (part: MateSearch) => void
}

/** How much each aim weighs; 0 leaves it out. */
export function Weights({ search, onChange }: Props) {
  const t = useTranslate()
  const id = useId()
  const hasTrials = useModule('kaer')
  const weights = weightsIn(search)
  return (
    <section aria-labelledby={id}>
      <Row between align="baseline" mb={0.5}>
        <Heading component="h2" large id={id}>
          {t('mates.weights')}
        </Heading>
        <HowComputed topic="mates" />
      </Row>
      <Text tone="muted" size="small" measure="text" mb={2} data-print="no">
        {t('mates.weightsHelp')}
      </Text>
      <Box sx={GRID}>
        {MATE_AIMS.filter((aim) => hasTrials || aim !== 'trials').map((aim) => (
          <Weight
            key={`${aim} ${weights[aim]}`}
            aim={aim}
            weight={weights[aim]}
            onSet={(weight) => onChange({ [aim]: mateSearchOf({ [aim]: weight })[aim] })}
          />
        ))}
      </Box>
    </section>
  )
}

function Weight({ aim, weight, onSet }: { aim: MateAim; weight: number; onSet: (weight: number) => void }) {
  const t = useTranslate()
  const id = useId()
  const [moved, setMoved] = useState(weight)
  const words = (value: number) =>
    value === 0 ? t('mates.off') : t('mates.weight', { value, most: MOST_WEIGHT })
  return (
    <Box>
      <Row between align="baseline">
        <Text strong id={id}>
          {t(`mates.aims.${aim}`)}
        </Text>
        <Text size="small" tone={moved === 0 ? 'muted' : 'primary'} nowrap>
          {words(moved)}
        </Text>
      </Row>
      <Text size="smaller" tone="muted" data-print="no">
        {t(`mates.aimHelp.${aim}`)}
      </Text>
      <Box data-print="no" sx={{ px: 1 }}>
        <Slider
          aria-labelledby={id}
          getAriaValueText={words}
          min={0}
          max={MOST_WEIGHT}
          step={1}
          marks
          value={moved}
          onChange={(_, value) => setMoved(value)}
          onChangeCommitted={(_, value) => value !== weight && onSet(value)}
        />
      </Box>
    </Box>
  )
}

const GRID = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1,
  alignItems: 'end',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  '@media print': { gridTemplateColumns: '1fr 1fr 1fr', rowGap: 0.5 },
} as const
