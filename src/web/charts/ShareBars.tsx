import type { LinkProps } from '@tanstack/react-router'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useId } from 'react'
import { useLanguage } from '../i18n/useLanguage.ts'
import { formatNumber, formatPercent } from '../ui/values/numbers.ts'
import { ChartFrame, type FrameProps } from './ChartFrame.tsx'
import { Hatching, INK, LABEL, LOOKS, surfaceOf } from './looks.tsx'
import { useOpening } from './useOpening.ts'

interface Props extends FrameProps {
  /** what is shared out, in the order in which it is shown */
  parts: readonly string[]
  /** groups with how many of each have which part; `name` with its n */
  groups: readonly {
    readonly name: string
    readonly n: number
    readonly counts: ReadonlyMap<string, number>
    /** to what is behind a part */
    readonly linkTo?: (part: string) => LinkProps
  }[]
  /** head of the column of parts */
  head: string
}

const LINE_HEIGHT = 26
const HEAD = 24
/** Room for the names of parts at least, and pixels of a letter of them. */
const LEFT = 56
const LETTER = 7
const RIGHT = 104
/** Names take this share of the width at most; whole they stand in the table. */
const MOST_LEFT = 0.4

/** Shares of each group, a panel of bars for each. */
export function ShareBars({ parts, groups, head, ...frame }: Props) {
  const language = useLanguage()
  const pattern = useId()
  const opening = useOpening()
  const longest = Math.max(LEFT, ...parts.map(({ length }) => length * LETTER + 8))
  const panel = HEAD + parts.length * LINE_HEIGHT + 8
  const y = scaleBand({ domain: [...parts], range: [HEAD, HEAD + parts.length * LINE_HEIGHT], padding: 0.25 })
  const words = ({ n, counts }: Props['groups'][number], part: string) => {
    const count = counts.get(part) ?? 0
    return `${formatPercent(language, count / n, 0)} (${formatNumber(language, count)})`
  }
  return (
    <ChartFrame
      {...frame}
      height={groups.length * panel}
      table={{
        heads: [head, ...groups.map(({ name }) => name)],
        rows: parts.map((part) => [
          part,
          ...groups.map((group) => ({
            text: words(group, part),
            link: group.counts.has(part) ? group.linkTo?.(part) : undefined,
          })),
        ]),
      }}
    >
      {(width) => {
        const left = Math.min(longest, Math.max(LEFT, width * MOST_LEFT))
        const letters = Math.floor((left - 8) / LETTER)
        const x = scaleLinear({ domain: [0, 1], range: [0, Math.max(40, width - left - RIGHT)] })
        return (
          <>
            <Hatching id={pattern} />
            {groups.map((group, index) => (
              <Group key={group.name} top={index * panel}>
                <text {...LABEL} fill={INK} fontWeight={600} y={14}>
                  {group.name}
                </text>
                {parts.map((part) => {
                  const width = x((group.counts.get(part) ?? 0) / group.n)
                  const middle = (y(part) ?? 0) + y.bandwidth() / 2 + 4
                  return (
                    <Group key={part} {...opening(group.counts.has(part) ? group.linkTo?.(part) : undefined)}>
                      <text {...LABEL} fill={INK} y={middle}>
                        {part.length > letters ? `${part.slice(0, letters - 1)}…` : part}
                      </text>
                      <Bar
                        x={left}
                        y={y(part)}
                        width={width}
                        height={y.bandwidth()}
                        {...surfaceOf(LOOKS[index % LOOKS.length]!, pattern)}
                      />
                      <text {...LABEL} x={left + width + 8} y={middle}>
                        {words(group, part)}
                      </text>
                    </Group>
                  )
                })}
              </Group>
            ))}
          </>
        )
      }}
    </ChartFrame>
  )
}
