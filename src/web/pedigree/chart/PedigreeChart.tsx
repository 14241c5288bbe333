import Box from '@mui/material/Box'
import { type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import type { DogRecord } from '#contract/dogs.ts'
import type { PedigreeChart as Chart } from '#contract/pedigree.ts'
import type { RepeatedAncestor } from '#contract/repeatedAncestors.ts'
import { generationOf } from '#domain/genetics/chart.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { dogAt, isSirePlace, placesOfDog, placesOnTheWay } from '../places.ts'
import { chartLayout, DENSE_FROM } from './chartLayout.ts'
import { chartStyle } from './chartStyle.ts'
import { PedigreeBox, RootBox } from './PedigreeBox.tsx'
import { ScrollFrame } from './ScrollFrame.tsx'

interface Props {
  chart: Chart
  /** whose pedigree it is; of a litter that is not there yet, what it is called */
  root: DogRecord | string
  repeated: readonly RepeatedAncestor[]
  /** whose pedigree it is, for screen readers */
  label: string
  /** index into the chart's `dogs` whose places and ways are lit */
  active: number | null
  onActive: (dog: number | null) => void
}

/** Columns of boxes joined by thin lines, sire above dam. Scrolls where it does not fit. */
export function PedigreeChart({ chart, root, repeated, label, active, onActive }: Props) {
  const t = useTranslate()
  const part = useRef<HTMLElement>(null)
  const layout = useMemo(() => chartLayout(chart), [chart])
  useEffect(() => {
    const node = part.current
    if (node && layout.rows > 1) node.scrollTop = (node.scrollHeight - node.clientHeight) / 2
  }, [layout.rows])
  const marks = useMemo(() => new Map(repeated.map((ancestor) => [ancestor.dog, ancestor])), [repeated])
  const lit = useMemo(() => litPlaces(chart, active), [chart, active])
  const point = (event: SyntheticEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('[data-place]') : null
    onActive(cell ? dogAt(chart, Number(cell.getAttribute('data-place'))) : null)
  }
  return (
    <ScrollFrame part={part}>
      <Box
        ref={part}
        // Scrolls sideways, so the keyboard must reach it.
        component="section"
        tabIndex={0}
        aria-label={label}
        data-part="chart"
        sx={{
          overflow: 'auto',
          // A high chart begins with the dog in view, which stands halfway down.
          maxHeight: { xs: '75vh', sm: 'none' },
          pb: 1,
          mx: { xs: -2, sm: 0 },
          px: { xs: 2, sm: 0 },
          '@media print': { overflow: 'visible', maxHeight: 'none', breakInside: 'avoid' },
        }}
        onMouseOver={point}
        onFocus={point}
        onMouseLeave={() => onActive(null)}
        onBlur={() => onActive(null)}
      >
        <Box component="ul" aria-label={t('pedigree.chart')} sx={chartStyle(chart.generations, layout.rows)}>
          <li
            data-place={0}
            data-rows={layout.rows}
            data-parents={layout.cells.length > 0}
            style={{ gridColumn: 1, gridRow: `1 / span ${layout.rows}` }}
          >
            <RootBox root={root} />
          </li>
          {layout.cells.map(({ place, row, span, hasParents, reach }) => {
            const dog = dogAt(chart, place)
            const record = dog === null ? undefined : chart.dogs[dog]
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
                  gridColumn: generation + 1,
                  gridRow: `${row} / span ${span}`,
                  ['--reach' as string]: `${reach * 100}%`,
                }}
              >
                {record && dog !== null && (
                  <PedigreeBox place={place} dog={record} repeated={marks.get(dog)} dense={dense} />
                )}
              </li>
            )
          })}
        </Box>
      </Box>
    </ScrollFrame>
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
