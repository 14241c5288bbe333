import type { LinkProps } from '@tanstack/react-router'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useId } from 'react'
import { useLanguage } from '../i18n/useLanguage.ts'
import { formatNumber } from '../ui/values/numbers.ts'
import { ChartFrame, type FrameProps } from './ChartFrame.tsx'
import {
  AXIS_HEIGHT,
  BOTTOM_AXIS,
  decimalsOf,
  Hatching,
  INK,
  LABEL,
  LEFT_AXIS,
  LINE,
  LOOKS,
  surfaceOf,
} from './looks.tsx'
import { useOpening } from './useOpening.ts'

export interface HistogramSeries {
  /** with its n */
  readonly name: string
  /** how many have a value from `from` to below the next class; classes without any may be missing */
  readonly bins: readonly { readonly from: number; readonly count: number }[]
  readonly mean: number
  /** to what is behind a class */
  readonly linkTo?: (from: number) => LinkProps
}

interface Props extends FrameProps {
  series: readonly HistogramSeries[]
  /** width of a class */
  step: number
  /** the values are whole numbers, each a class of its own: its bar stands over the number */
  whole?: boolean
  /** of a class, and of the mean */
  decimals: number
  meanDecimals: number
  /** head of the column of classes, and what the mean is called */
  words: { readonly band: string; readonly mean: string }
}

const PANEL = 124
const HEAD = 22
/** Room for the numbers of dogs, and at the other side. */
const LEFT = 32
const RIGHT = 10

/** How values are distributed: a panel for each series, one under the other by the same scales, each with the mark of its mean. */
export function Histogram({ series, step, whole = false, decimals, meanDecimals, words, ...frame }: Props) {
  /** how far the bar of a class begins before its value */
  const before = whole ? step / 2 : 0
  const language = useLanguage()
  const pattern = useId()
  const opening = useOpening()
  const write = (value: number) => formatNumber(language, value, decimals)
  const froms = series.flatMap(({ bins }) => bins.map(({ from }) => from))
  const [least, most] = [Math.min(...froms), Math.max(...froms) + step]
  const highest = Math.max(...series.flatMap(({ bins }) => bins.map(({ count }) => count)))
  const y = scaleLinear({ domain: [0, highest], range: [PANEL - HEAD - 10, 0], nice: 3 })
  const classes = Array.from(
    { length: Math.round((most - least) / step) },
    (_, index) => least + index * step,
  )
  const countAt = (bins: HistogramSeries['bins'], from: number) =>
    bins.find((bin) => Math.abs(bin.from - from) < step / 2)?.count ?? 0
  const band = (from: number) => (whole ? write(from) : `${write(from)}–${write(from + step)}`)
  return (
    <ChartFrame
      {...frame}
      height={series.length * PANEL - 10 + AXIS_HEIGHT}
      table={{
        heads: [words.band, ...series.map(({ name }) => name)],
        rows: classes.map((from) => [
          band(from),
          ...series.map(({ bins, linkTo }) => ({
            text: formatNumber(language, countAt(bins, from)),
            link: countAt(bins, from) > 0 ? linkTo?.(from) : undefined,
          })),
        ]),
      }}
    >
      {(width) => {
        const x = scaleLinear({ domain: [least - before, most - before], range: [LEFT, width - RIGHT] })
        const ticks = Math.max(3, Math.floor(width / 80))
        return (
          <>
            <Hatching id={pattern} />
            {series.map(({ name, bins, mean, linkTo }, index) => (
              <Group key={name} top={index * PANEL + HEAD}>
                <text {...LABEL} fill={INK} fontWeight={600} y={-8}>
                  {name}
                </text>
                <GridRows scale={y} left={LEFT} width={width - LEFT - RIGHT} numTicks={3} stroke={LINE} />
                <AxisLeft
                  {...LEFT_AXIS}
                  scale={y}
                  left={LEFT}
                  numTicks={3}
                  hideAxisLine
                  tickFormat={(value) =>
                    Number.isInteger(value) ? formatNumber(language, Number(value)) : ''
                  }
                />
                {bins.map(({ from, count }) => (
                  <Bar
                    key={from}
                    {...opening(linkTo?.(from))}
                    x={x(from - before) + 1}
                    width={Math.max(1, x(from + step) - x(from) - 2)}
                    y={y(count)}
                    height={y(0) - y(count)}
                    {...surfaceOf(LOOKS[index % LOOKS.length]!, pattern)}
                  >
                    <title>{`${band(from)}: ${formatNumber(language, count)}`}</title>
                  </Bar>
                ))}
                <line
                  x1={x(mean)}
                  x2={x(mean)}
                  y1={-2}
                  y2={y(0)}
                  stroke={INK}
                  strokeWidth={2}
                  strokeDasharray="3 2"
                />
                <text {...LABEL} fill={INK} x={width - RIGHT} y={-8} textAnchor="end">
                  {`${words.mean} ${formatNumber(language, mean, meanDecimals)}`}
                </text>
              </Group>
            ))}
            <AxisBottom
              {...BOTTOM_AXIS}
              scale={x}
              top={series.length * PANEL - 10}
              numTicks={ticks}
              {...(whole && classes.length <= 2 * ticks && { tickValues: classes })}
              tickFormat={(value) =>
                formatNumber(language, Number(value), whole ? 0 : decimalsOf(x.ticks(ticks)))
              }
            />
          </>
        )
      }}
    </ChartFrame>
  )
}
