import { AxisBottom } from '@visx/axis'
import { GridColumns } from '@visx/grid'
import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { useLanguage } from '../i18n/useLanguage.ts'
import { formatNumber } from '../ui/values/numbers.ts'
import { ChartFrame, type FrameProps } from './ChartFrame.tsx'
import { AXIS_HEIGHT, BOTTOM_AXIS, decimalsOf, INK, LABEL_OVER_LINES, LINE, LOOKS, Mark } from './looks.tsx'

interface IntervalRow {
  readonly name: string
  readonly n: number
  readonly mean: number
  readonly sd: number
  readonly low: number
  readonly high: number
  readonly min: number
  readonly max: number
}

interface Props extends FrameProps {
  rows: readonly IntervalRow[]
  decimals: number
  /** heads of the columns */
  words: Readonly<Record<'group' | 'n' | 'mean' | 'sd' | 'interval' | 'range', string>>
}

const ROW = 46
const SIDE = 14

/** Means of groups one under the other, each within its standard deviation and its range. */
export function IntervalDots({ rows, decimals, words, ...frame }: Props) {
  const language = useLanguage()
  const write = (value: number, places = decimals) => formatNumber(language, value, places)
  const domain = [Math.min(...rows.map(({ min }) => min)), Math.max(...rows.map(({ max }) => max))]
  return (
    <ChartFrame
      {...frame}
      height={rows.length * ROW + AXIS_HEIGHT}
      table={{
        heads: [words.group, words.n, words.mean, words.sd, words.interval, words.range],
        rows: rows.map(({ name, n, mean, sd, low, high, min, max }) => [
          name,
          write(n, 0),
          write(mean),
          write(sd),
          `${write(low)}–${write(high)}`,
          `${write(min)}–${write(max)}`,
        ]),
      }}
    >
      {(width) => {
        const x = scaleLinear({ domain, range: [SIDE, width - SIDE], nice: true })
        const count = Math.min(9, Math.max(3, Math.floor(width / 80)))
        const places = decimalsOf(x.ticks(count))
        return (
          <>
            <GridColumns scale={x} height={rows.length * ROW} numTicks={count} stroke={LINE} />
            {rows.map(({ name, n, mean, sd, min, max }, index) => (
              <Group key={name} top={index * ROW}>
                <title>{`${name}: ${write(mean)}`}</title>
                <text {...LABEL_OVER_LINES} fill={INK} x={SIDE} y={15}>
                  <tspan fontWeight={600}>{name}</tspan>
                  {`  ${write(mean)} ± ${write(sd)}, n = ${write(n, 0)}`}
                </text>
                <line x1={x(min)} x2={x(max)} y1={32} y2={32} stroke={INK} strokeWidth={1.5} />
                <line x1={x(mean - sd)} x2={x(mean + sd)} y1={32} y2={32} stroke={INK} strokeWidth={5} />
                <Mark look={LOOKS[0]} x={x(mean)} y={32} />
              </Group>
            ))}
            <AxisBottom
              {...BOTTOM_AXIS}
              scale={x}
              top={rows.length * ROW}
              numTicks={count}
              tickFormat={(value) => write(Number(value), places)}
            />
          </>
        )
      }}
    </ChartFrame>
  )
}
