import Box from '@mui/material/Box'
import { useMemo } from 'react'
import type { PedigreeChart } from '#contract/pedigree.ts'
import type { RepeatedAncestor } from '#contract/repeatedAncestors.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { RepeatedMark } from './chart/RepeatedMark.tsx'
import { dogAt, isDrawn } from './places.ts'
import { relationOf } from './relation.ts'

/** The pedigree as a nested list: each ancestor by its relation to the dog. Reads well aloud and on a narrow screen. */
export function AncestorList({ chart, repeated }: ListProps) {
  const marks = useMemo(() => new Map(repeated.map((ancestor) => [ancestor.dog, ancestor])), [repeated])
  return <Parents chart={chart} child={0} marks={marks} />
}

interface ListProps {
  chart: PedigreeChart
  repeated: readonly RepeatedAncestor[]
}

interface ParentsProps {
  chart: PedigreeChart
  child: number
  marks: ReadonlyMap<number, RepeatedAncestor>
}

function Parents({ chart, child, marks }: ParentsProps) {
  const t = useTranslate()
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        pl: child === 0 ? 0 : { xs: 1.25, sm: 3 },
        borderLeft: child === 0 ? 0 : 1,
        borderColor: 'divider',
      }}
    >
      {[2 * child + 1, 2 * child + 2].map((place) => {
        const index = dogAt(chart, place)
        const dog = index === null ? undefined : chart.dogs[index]
        const mark = index === null ? undefined : marks.get(index)
        return (
          <Text component="li" py={0.5} key={place}>
            <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
              {relationOf(t, place)}
            </Box>
            {dog ? <DogLink dog={dog} layout="inline" /> : t('pedigree.unknown')}{' '}
            {mark && <RepeatedMark letter={mark.letter} />}
            {isDrawn(chart, 2 * place + 1) && <Parents chart={chart} child={place} marks={marks} />}
          </Text>
        )
      })}
    </Box>
  )
}
