import type { LinkProps } from '@tanstack/react-router'
import { AxisBottom } from '@visx/axis'
import { GridColumns } from '@visx/grid'
import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { useLanguage } from '../i18n/useLanguage.ts'
import { formatNumber } from '../ui/values/numbers.ts'
import { ChartFrame, type FrameProps } from './ChartFrame.tsx'
import {
  AXIS_HEIGHT,
  BOTTOM_AXIS,
  decimalsOf,
  INK,
  LABEL,
  LABEL_OVER_LINES,
  LINE,
  LOOKS,
  Mark,
  QUIET,
} from './looks.tsx'
import { useOpening } from './useOpening.ts'

interface MeanRow {
  readonly id: string
  readonly name: string
  /** how many dogs and results, in words */
  readonly n: string
  /** the same shorter, for a phone */
  readonly shortN: string
  readonly mean: number
  readonly low: number
  readonly high: number
  /** too few to be trusted: drawn pale, and said so in this word */
  readonly few: string | null
  /** to what is behind it */
  readonly link: LinkProps
}

interface Props extends FrameProps {
  rows: readonly MeanRow[]
  /** what all are compared with; null: nothing */
  reference: { readonly mean: number; readonly name: string } | null
  decimals: number
  /** heads of the columns */
  words: Readonly<Record<'group' | 'n' | 'mean' | 'interval', string>>
}

const ROW = 48
const SIDE = 14
const TOP = 22
/** A picture narrower than this has no room for all words. */
const NARROW = 520
/** Pixels of a letter, about. */
const LETTER = 7.2

/** Means of groups one under the other, each with its interval, beside a line of what they are compared with. */
export function GroupMeans({ rows, reference, decimals, words, ...frame }: Props) {
  const language = useLanguage()
  const write = (value: number, places = decimals) => formatNumber(language, value, places)
  const opening = useOpening()
  const beside = reference ? [reference.mean] : []
  const domain = [
    Math.min(...rows.map(({ low }) => low), ...beside),
    Math.max(...rows.map(({ high }) => high), ...beside),
  ]
  const bottom = TOP + rows.length * ROW
  return (
    <ChartFrame
      {...frame}
      height={bottom + AXIS_HEIGHT}
      table={{
        heads: [words.group, words.n, words.mean, words.interval],
        rows: rows.map(({ name, n, mean, low, high, few, link }) => [
          few ? `${name} (${few})` : name,
          { text: n, link },
          write(mean),
          `${write(low)}–${write(high)}`,
        ]),
      }}
    >
      {(width) => {
        const x = scaleLinear({ domain, range: [SIDE, width - SIDE], nice: true })
        const count = Math.min(9, Math.max(3, Math.floor(width / 80)))
        const places = decimalsOf(x.ticks(count))
        return (
          <>
            <GridColumns scale={x} top={TOP} height={bottom - TOP} numTicks={count} stroke={LINE} />
            {reference && (
              <Reference x={x(reference.mean)} bottom={bottom} width={width} name={reference.name} />
            )}
            {rows.map(({ id, name, n, shortN, mean, low, high, few, link }, index) => {
              const figures =
                width < NARROW ? `${write(mean)}, ${shortN}` : `${write(mean)}, ${n}${few ? `, ${few}` : ''}`
              const room = Math.floor((width - SIDE) / LETTER) - figures.length - 2
              const ink = few ? QUIET : INK
              return (
                <Group key={id} top={TOP + index * ROW} {...opening(link)}>
                  <rect width={width} height={ROW} fill="transparent" />
                  <title>{`${name}: ${figures} (${write(low)}–${write(high)})`}</title>
                  <text {...LABEL_OVER_LINES} fill={ink} x={SIDE} y={16}>
                    <tspan fontWeight={600}>{shortened(name, room)}</tspan>
                    {`  ${figures}`}
                  </text>
                  <line x1={x(low)} x2={x(high)} y1={32} y2={32} stroke={ink} strokeWidth={few ? 1.5 : 3} />
                  <g opacity={few ? 0.55 : 1}>
                    <Mark look={few ? LOOKS[1] : LOOKS[0]} x={x(mean)} y={32} />
                  </g>
                </Group>
              )
            })}
            <AxisBottom
              {...BOTTOM_AXIS}
              scale={x}
              top={bottom}
              numTicks={count}
              tickFormat={(value) => write(Number(value), places)}
            />
          </>
        )
      }}
    </ChartFrame>
  )
}

/** As much of a name as has room. */
const shortened = (name: string, room: number): string =>
  name.length <= room ? name : `${name.slice(0, Math.max(6, room - 1))}…`

/** The line of what the groups are compared with; its words stand at the side where there is room. */
function Reference({ x, bottom, width, name }: { x: number; bottom: number; width: number; name: string }) {
  const isLeft = x < width / 2
  return (
    <>
      <line x1={x} x2={x} y1={TOP - 6} y2={bottom} stroke={INK} strokeWidth={1.5} strokeDasharray="5 4" />
      <text {...LABEL} fill={INK} x={isLeft ? x + 4 : x - 4} y={12} textAnchor={isLeft ? 'start' : 'end'}>
        {name}
      </text>
    </>
  )
}
