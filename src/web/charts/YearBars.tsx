import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useId } from 'react'
import { useLanguage } from '../i18n/useLanguage.ts'
import { formatNumber } from '../ui/values/numbers.ts'
import { ChartFrame, type FrameProps } from './ChartFrame.tsx'
import { AXIS_HEIGHT, BOTTOM_AXIS, LEFT_AXIS, LINE, LOOKS, surfaceOf } from './looks.tsx'

interface Props extends FrameProps {
  /** ascending; a year that is missing counts none */
  years: readonly { readonly year: number; readonly count: number }[]
  /** heads of the columns */
  words: Readonly<Record<'year' | 'count', string>>
}

const HEIGHT = 220
const PLOT = { left: 48, top: 8, right: 8, bottom: HEIGHT - AXIS_HEIGHT } as const

/** Counts year by year. */
export function YearBars({ years, words, ...frame }: Props) {
  const language = useLanguage()
  const pattern = useId()
  const write = (value: number) => formatNumber(language, value)
  const first = years[0]?.year ?? 0
  const last = years.at(-1)?.year ?? 0
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const counts = new Map(years.map(({ year, count }) => [year, count]))
  const y = scaleLinear({
    domain: [0, Math.max(...counts.values())],
    range: [PLOT.bottom, PLOT.top],
    nice: true,
  })
  return (
    <ChartFrame
      {...frame}
      height={HEIGHT}
      table={{
        heads: [words.year, words.count],
        rows: all.map((year) => [String(year), write(counts.get(year) ?? 0)]),
      }}
    >
      {(width) => {
        const x = scaleBand({ domain: all, range: [PLOT.left, width - PLOT.right], padding: 0.2 })
        const every = Math.max(1, Math.ceil(all.length / Math.max(2, Math.floor(width / 64))))
        return (
          <>
            <GridRows
              scale={y}
              left={PLOT.left}
              width={width - PLOT.left - PLOT.right}
              numTicks={4}
              stroke={LINE}
            />
            {years.map(({ year, count }) => (
              <Bar
                key={year}
                x={x(year)}
                width={x.bandwidth()}
                y={y(count)}
                height={y(0) - y(count)}
                {...surfaceOf(LOOKS[0], pattern)}
              >
                <title>{`${year}: ${write(count)}`}</title>
              </Bar>
            ))}
            <AxisLeft
              {...LEFT_AXIS}
              scale={y}
              left={PLOT.left}
              numTicks={4}
              tickFormat={(value) => write(Number(value))}
            />
            <AxisBottom
              {...BOTTOM_AXIS}
              scale={x}
              top={PLOT.bottom}
              tickValues={all.filter((year) => (last - year) % every === 0)}
              tickFormat={String}
            />
          </>
        )
      }}
    </ChartFrame>
  )
}
