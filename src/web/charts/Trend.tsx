import type { LinkProps } from '@tanstack/react-router'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { useLanguage } from '../i18n/useLanguage.ts'
import { formatNumber } from '../ui/values/numbers.ts'
import { ChartFrame, type FrameProps } from './ChartFrame.tsx'
import { AXIS_HEIGHT, BOTTOM_AXIS, decimalsOf, INK, LEFT_AXIS, LINE, LOOKS, lineOf, Mark } from './looks.tsx'
import { useOpening } from './useOpening.ts'

export interface TrendPoint {
  /** the first of its period */
  readonly year: number
  readonly n: number
  /** null: of too few, so that only n is told; `low` and `high` equal: without an interval */
  readonly value: { readonly mean: number; readonly low: number; readonly high: number } | null
  /** to what is behind it */
  readonly link?: LinkProps | undefined
}

interface Props extends FrameProps {
  series: readonly { readonly name: string; readonly points: readonly TrendPoint[] }[]
  /** years of a point */
  period: number
  decimals: number
  /** heads of the columns of years and of a series: its mean, interval and n */
  words: { readonly year: string; readonly figures: (name: string) => string }
}

const HEIGHT = 260
const PLOT = { left: 48, top: 8, right: 36, bottom: HEIGHT - AXIS_HEIGHT } as const
/** Pixels between the marks of two series in one year. */
const APART = 6

/** Means period by period with their intervals; a period without a mean breaks the line. */
export function Trend({ series, period, decimals, words, ...frame }: Props) {
  const language = useLanguage()
  const opening = useOpening()
  const write = (value: number) => formatNumber(language, value, decimals)
  const told = series.flatMap(({ points }) =>
    points.flatMap(({ year, value }) => (value ? [{ year, ...value }] : [])),
  )
  const [first, last] = [Math.min(...told.map(({ year }) => year)), Math.max(...told.map(({ year }) => year))]
  const years = Array.from({ length: (last - first) / period + 1 }, (_, index) => first + index * period)
  const y = scaleLinear({
    domain: [Math.min(...told.map(({ low }) => low)), Math.max(...told.map(({ high }) => high))],
    range: [PLOT.bottom, PLOT.top],
    nice: true,
  })
  const pointAt = (points: readonly TrendPoint[], year: number) => points.find((point) => point.year === year)
  const figures = (point: TrendPoint | undefined) => {
    if (!point) return '–'
    const n = `n = ${formatNumber(language, point.n)}`
    if (!point.value) return n
    const { mean, low, high } = point.value
    return low === high ? `${write(mean)}, ${n}` : `${write(mean)} (${write(low)}–${write(high)}), ${n}`
  }
  const periodOf = (year: number) => (period === 1 ? String(year) : `${year}–${year + period - 1}`)
  const all = series.flatMap(({ points }) => points.map(({ year }) => year))
  return (
    <ChartFrame
      {...frame}
      height={HEIGHT}
      legend={series.map(({ name }) => name)}
      table={{
        heads: [words.year, ...series.map(({ name }) => words.figures(name))],
        rows: [...new Set(all)]
          .toSorted((a, b) => a - b)
          .map((year) => [
            periodOf(year),
            ...series.map(({ points }) => ({
              text: figures(pointAt(points, year)),
              link: pointAt(points, year)?.link,
            })),
          ]),
      }}
    >
      {(width) => {
        const x = scaleLinear({
          domain: first === last ? [first - period, last + period] : [first, last],
          range: [PLOT.left + 14, width - PLOT.right],
        })
        const every = Math.max(
          1,
          Math.ceil(years.length / Math.max(2, Math.floor(width / (period > 1 ? 96 : 64)))),
        )
        return (
          <>
            <GridRows
              scale={y}
              left={PLOT.left}
              width={width - PLOT.left - PLOT.right}
              numTicks={5}
              stroke={LINE}
            />
            {series.map(({ name, points }, index) => {
              const look = LOOKS[index % LOOKS.length]!
              const shift = (index - (series.length - 1) / 2) * APART
              return (
                <Group key={name}>
                  <LinePath
                    data={years.map((year) => pointAt(points, year)?.value ?? null)}
                    defined={(value) => value !== null}
                    x={(_, place) => x(years[place]!) + shift}
                    y={(value) => y(value?.mean ?? 0)}
                    {...lineOf(look)}
                  />
                  {points.map(
                    (point) =>
                      point.value && (
                        <Group key={point.year} {...opening(point.link)}>
                          <title>{`${name} ${periodOf(point.year)}: ${figures(point)}`}</title>
                          <line
                            x1={x(point.year) + shift}
                            x2={x(point.year) + shift}
                            y1={y(point.value.low)}
                            y2={y(point.value.high)}
                            stroke={INK}
                            strokeWidth={1.5}
                          />
                          <Mark look={look} x={x(point.year) + shift} y={y(point.value.mean)} />
                        </Group>
                      ),
                  )}
                </Group>
              )
            })}
            <AxisLeft
              {...LEFT_AXIS}
              scale={y}
              left={PLOT.left}
              numTicks={5}
              tickFormat={(value) => formatNumber(language, Number(value), decimalsOf(y.ticks(5)))}
            />
            <AxisBottom
              {...BOTTOM_AXIS}
              scale={x}
              top={PLOT.bottom}
              tickValues={years.filter((year) => ((last - year) / period) % every === 0)}
              tickFormat={(year) => periodOf(Number(year))}
            />
          </>
        )
      }}
    </ChartFrame>
  )
}
