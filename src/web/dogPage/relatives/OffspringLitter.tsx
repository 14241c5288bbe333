import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { PuppyLitter } from '#contract/dogs.ts'
import { calledBy } from '#domain/dogs.ts'
import { GradeChip } from '../../dogs/chips.tsx'
import { HealthChip } from '../../dogs/health/HealthChip.tsx'
import { useHealthCodes } from '../../dogs/health/healthCodes.ts'
import { InbreedingFigure } from '../../dogs/InbreedingFigure.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { PrizeCode } from '../../dogs/PrizeCode.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useChipRow } from '../../ui/focus/useChipRow.ts'
import { Block, Divided, Span, Text } from '../../ui/layout/parts.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { type LitterSummary, litterSummary } from './litterSummary.ts'
import { RelativesTable } from './RelativesTable.tsx'

/** One litter: the other parent, how many puppies, what they have shown; the puppies themselves on demand. */
export function OffspringLitter({ litter }: { litter: PuppyLitter }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const summary = litterSummary(litter.puppies, useHealthCodes())
  const otherName =
    (litter.other && calledBy(litter.other)) ?? litter.name ?? t('dogs.offspring.unknownParent')
  return (
    <Divided component="div">
      <Box sx={head}>
        <Block shrink>
          <Text tone="muted" size="small">
            {litter.birthDate ? <DateText date={litter.birthDate} /> : litter.birthYear}
          </Text>
          {litter.other ? <DogLink dog={litter.other} /> : otherName}
        </Block>
        <Facts litter={litter} summary={summary} />
      </Box>
      <Button
        data-print="no"
        size="small"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ px: 0.5 }}
      >
        {t('dogs.offspring.showPuppies')} ({summary.total})
      </Button>
      {open && (
        <Block mt={1}>
          <RelativesTable caption={t('dogs.offspring.table', { name: otherName })} dogs={litter.puppies} />
        </Block>
      )}
    </Divided>
  )
}

const head = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  gridTemplateColumns: { md: 'minmax(15rem, 1fr) 2.2fr' },
} as const

function Facts({ litter, summary }: { litter: PuppyLitter; summary: LitterSummary }) {
  const t = useTranslate()
  const hips = useChipRow()
  const best = useChipRow()
  return (
    <Box component="dl" sx={facts}>
      <div>
        <dt>{t('dogs.offspring.puppies', { count: summary.total })}</dt>
        <dd>
          {t('dogs.offspring.sexes', {
            males: t('dogs.offspring.males', { count: summary.males }),
            females: t('dogs.offspring.females', { count: summary.females }),
          })}
        </dd>
      </div>
      <div>
        <dt>{t('dogs.offspring.tested', { tested: summary.tested, total: summary.total })}</dt>
        <dd {...hips}>
          {summary.hips.length === 0
            ? '–'
            : summary.hips.map(({ chip, count }) => (
                <Span nowrap key={chip.scale + chip.value}>
                  {count}&nbsp;×&nbsp;
                  <HealthChip chip={chip} short />{' '}
                </Span>
              ))}
        </dd>
      </div>
      <div>
        <dt>{t('dogs.offspring.best')}</dt>
        <dd {...best}>
          {summary.bestTrial && <PrizeCode code={summary.bestTrial} />}{' '}
          {summary.bestShow && <GradeChip grade={summary.bestShow} />}
          {!summary.bestTrial && !summary.bestShow && '–'}
        </dd>
      </div>
      <div>
        <dt>{t('dogs.offspring.inbreeding')}</dt>
        <dd>
          <InbreedingFigure of={litter} />
        </dd>
      </div>
    </Box>
  )
}

const facts = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
  gap: 1.5,
  '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
  '& dd': { m: 0 },
} as const
