import Box from '@mui/material/Box'
import { type SyntheticEvent, useMemo } from 'react'
import type { PedigreeChart as Chart } from '#contract/pedigree.ts'
import { generationOf } from '#domain/genetics/chart.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { dogAt, isSirePlace, placesOfDog, placesOnTheWay } from '../places.ts'
import { chartLayout, DENSE_FROM } from './chartLayout.ts'
import { chartStyle } from './chartStyle.ts'
import { PedigreeBox } from './PedigreeBox.tsx'
import type { RepeatedAncestor } from './repeated.ts'

interface Props {
  chart: Chart
  repeated: readonly RepeatedAncestor[]
  /** whose pedigree it is, for screen readers */
  label: string
  /** index into the chart's `dogs` whose places and ways are lit */
  active: number | null
  onActive: (dog: number | null) => void
}

/** Columns of boxes joined by thin lines, sire above dam. Scrolls sideways where it does not fit. */
export function PedigreeChart({ chart, repeated, label, active, onActive }: Props) {
  const t = useTranslate()
  const layout = useMemo(() => chartLayout(chart), [chart])
  const marks = useMemo(() => new Map(repeated.map((ancestor) => [ancestor.dog, ancestor])), [repeated])
  const lit = useMemo(() => litPlaces(chart, active), [chart, active])
  const point = (event: SyntheticEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('[data-place]') : null
    onActive(cell ? dogAt(chart, Number(cell.getAttribute('data-place'))) : null)
  }
  return (
    <Box
      // Scrolls sideways, so the keyboard must reach it.
      component="section"
      tabIndex={0}
      aria-label={label}
      data-part="chart"
      sx={{
        overflowX: 'auto',
        pb: 1,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        '@media print': { overflow: 'visible', breakInside: 'avoid' },
      }}
      onMouseOver={point}
      onFocus={point}
      onMouseLeave={() => onActive(null)}
      onBlur={() => onActive(null)}
    >
      <Box component="ul" aria-label={t('pedigree.chart')} sx={chartStyle(chart.generations, layout.rows)}>
        {layout.cells.map(({ place, row, span, hasParents, reach }) => {
          const dog = dogAt(chart, place)
          const generation = generationOf(place)
          const dense = generation >= DENSE_FROM
          return (
            <li
              key={place}
              data-place={place}
              data-generation={generation}
              data-dense={dense}
              data-rows={span}
              data-parent={isSirePlace(place) ? 'sire' : 'dam'}
              data-parents={hasParents}
              data-lit={lit.get(place)}
              style={{
                gridColumn: generation,
                gridRow: `${row} / span ${span}`,
                ['--reach' as string]: `${reach * 100}%`,
              }}
            >
              <PedigreeBox
                place={place}
                dog={dog === null ? null : (chart.dogs[dog] ?? null)}
                repeated={dog === null ? undefined : marks.get(dog)}
                dense={dense}
              />
            </li>
          )
        })}
      </Box>
    </Box>
  )
}

/** Places of the active dog (`place`) and the ways from them to the parents (`way`). */
function litPlaces(chart: Chart, active: number | null): ReadonlyMap<number, 'place' | 'way'> {
  const lit = new Map<number, 'place' | 'way'>()
  if (active === null) return lit
  const own = placesOfDog(chart, active)
  for (const place of own.flatMap(placesOnTheWay)) lit.set(place, 'way')
  for (const place of own) lit.set(place, 'place')
  return lit
}
