import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { HealthStatement } from '#contract/dogs.ts'
import { HealthChip } from '../../dogs/health/HealthChip.tsx'
import { type HealthLine, healthLines } from '../../dogs/health/healthLines.ts'
import { healthValueMeaning, scaleName, useHealthWords } from '../../dogs/health/healthTexts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Divided, PlainList, Text } from '../../ui/layout/parts.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import type { DogData } from '../useDogData.ts'
import { HealthReports } from './HealthReports.tsx'

/** One line per kind with the latest statement; the earlier ones on demand. */
export function HealthSection({ data: { dog } }: { data: DogData }) {
  const t = useTranslate()
  return (
    <>
      <PlainList aria-label={t('health.tableTitle')}>
        {healthLines(dog.healthStatements).map((line) => (
          <Line key={line.kind} line={line} />
        ))}
      </PlainList>
      {dog.healthStatements.some(({ source }) => source === null) && (
        <Text tone="muted" size="small" mt={1} measure="text">
          {t('health.sourceUnknown')}
        </Text>
      )}
      <HealthReports reports={dog.healthReports} />
    </>
  )
}

function Line({ line: { kind, latest, earlier } }: { line: HealthLine }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <Divided>
      <Statement statement={latest} title={t(`health.kinds.${kind}`, { defaultValue: kind })} />
      {earlier.length > 0 && (
        <Button
          size="small"
          data-print="no"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ ml: { md: 'calc(15rem + 12px)' }, px: 0.5 }}
        >
          {open ? t('health.hideHistory') : t('health.history', { count: earlier.length })}
        </Button>
      )}
      {open && (
        <PlainList>
          {earlier.map((statement) => (
            <Block component="li" mt={1} key={JSON.stringify(statement)}>
              <Statement statement={statement} />
            </Block>
          ))}
        </PlainList>
      )}
    </Divided>
  )
}

const wide = {
  gridTemplateColumns: '15rem 8rem minmax(0, 1fr) 7rem',
  gridTemplateAreas: '"title chip words date"',
}

const row = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'baseline',
  gridTemplateColumns: { xs: '1fr auto', md: wide.gridTemplateColumns },
  gridTemplateAreas: { xs: '"title date" "chip chip" "words words"', md: wide.gridTemplateAreas },
  '@media print': wide,
  // Title, chip, words, date: in the order of the page.
  '& > :nth-of-type(1)': { gridArea: 'title' },
  '& > :nth-of-type(2)': { gridArea: 'chip' },
  '& > :nth-of-type(3)': { gridArea: 'words' },
  '& > :nth-of-type(4)': { gridArea: 'date' },
} as const

function Statement({ statement, title = '' }: { statement: HealthStatement; title?: string }) {
  const t = useTranslate()
  const words = useHealthWords()
  return (
    <Box sx={row}>
      <Text strong>{title}</Text>
      <div>
        <HealthChip chip={statement} />
      </div>
      <div>
        {healthValueMeaning(words, statement) ?? scaleName(words, statement.scale) ?? statement.scale}
        <Details statement={statement} />
      </div>
      <Text tone="muted" align="right">
        {statement.examinedOn ? <DateText date={statement.examinedOn} /> : t('health.dateUnknown')}
      </Text>
    </Box>
  )
}

/** Sides, age, whom it comes from, certificate and remark, as far as they are known. */
function Details({ statement }: { statement: HealthStatement }) {
  const t = useTranslate()
  const words = useHealthWords()
  const { left, right, ageMonths, certificate, remark, scale, source } = statement
  const facts = [
    left !== null && right !== null && t('health.leftRight', { left, right }),
    ageMonths !== null &&
      t('health.ageMonths', { years: Math.floor(ageMonths / 12), months: ageMonths % 12 }),
    scale === 'ofa_hips' && scaleName(words, scale),
    source !== null && t('health.from', { source: t(`health.sources.${source}`) }),
    certificate && `${t('health.certificate')} ${certificate}`,
    remark,
  ].filter(Boolean)
  return (
    <Text tone="muted" size="small" breaks>
      {facts.join(' · ')}
    </Text>
  )
}
