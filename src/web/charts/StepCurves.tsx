import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { useLanguage } from '../i18n/useLanguage.ts'
import { formatNumber, formatPercent } from '../ui/values/numbers.ts'
import { ChartFrame, type FrameProps } from './ChartFrame.tsx'
import { AXIS_HEIGHT, BOTTOM_AXIS, LEFT_AXIS, LINE, LOOKS, lineOf, Mark } from './looks.tsx'

/** From `at` on this share is left. */
export interface Step {
  readonly at: number
  /** 0–1 */
  readonly share: number
  readonly low: number
  readonly high: number
  /** watched just before */
  readonly n: number
}

interface Props extends FrameProps {
  /** each from the lowest `at` on */
  series: readonly { readonly name: string; readonly steps: readonly Step[] }[]
  words: { readonly at: string; readonly unit: (at: number) => string }
}

const HEIGHT = 280
const PLOT = { left: 56, top: 8, right: 24, bottom: HEIGHT - AXIS_HEIGHT } as const

/** Shares that fall step by step from all at 0; the table tells them at whole units with their intervals. */
export function StepCurves({ series, words, ...frame }: Props) {
  const language = useLanguage()
  const last = Math.ceil(Math.max(1, ...series.flatMap(({ steps }) => steps.map(({ at }) => at))))
  const y = scaleLinear({ domain: [0, 1], range: [PLOT.bottom, PLOT.top] })
  const percent = (share: number) => formatPercent(language, share, 0)
  const figures = (steps: readonly Step[], at: number) => {
    const step = steps.findLast((one) => one.at <= at)
    if (!step) return percent(1)
    const interval = `${formatNumber(language, step.low * 100)}–${formatNumber(language, step.high * 100)}`
    return `${percent(step.share)} (${interval}), n = ${formatNumber(language, step.n)}`
  }
  return (
    <ChartFrame
      {...frame}
      height={HEIGHT}
      legend={series.map(({ name }) => name)}
      table={{
        heads: [words.at, ...series.map(({ name }) => name)],
        rows: Array.from({ length: last }, (_, place) => place + 1).map((at) => [
          words.unit(at),
          ...series.map(({ steps }) => figures(steps, at)),
        ]),
      }}
    >
      {(width) => {
        const x = scaleLinear({ domain: [0, last], range: [PLOT.left, width - PLOT.right] })
        return (
          <>
            <GridRows
              scale={y}
              left={PLOT.left}
              width={width - PLOT.left - PLOT.right}
              numTicks={5}
              stroke={LINE}
            />
            {series.map(({ name, steps }, index) => {
              const look = LOOKS[index % LOOKS.length]!
              const end = steps.at(-1)
              return (
                <g key={name}>
                  <title>{name}</title>
                  <LinePath
                    data={cornersOf(steps)}
                    x={({ at }) => x(at)}
                    y={({ share }) => y(share)}
                    {...lineOf(look)}
                  />
                  {end && <Mark look={look} x={x(end.at)} y={y(end.share)} />}
                </g>
              )
            })}
            <AxisLeft
              {...LEFT_AXIS}
              scale={y}
              left={PLOT.left}
              numTicks={5}
              tickFormat={(value) => percent(Number(value))}
            />
            <AxisBottom
              {...BOTTOM_AXIS}
              scale={x}
              top={PLOT.bottom}
              numTicks={Math.min(last, Math.max(3, Math.floor(width / 72)))}
              tickFormat={(value) => words.unit(Number(value))}
            />
          </>
        )
      }}
    </ChartFrame>
  )
}

/** The corners of a line that stays level until each step. */
function cornersOf(steps: readonly Step[]): Pick<Step, 'at' | 'share'>[] {
  const from = [1, ...steps.map(({ share }) => share)]
  return [
    { at: 0, share: 1 },
    ...steps.flatMap(({ at, share }, place) => [
      { at, share: from[place]! },
      { at, share },
    ]),
  ]
}
