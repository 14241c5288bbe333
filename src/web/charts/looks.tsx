/** How what is drawn looks: by the theme's variables, so that it follows light and dark, and paper. */
export const INK = 'var(--k-palette-text-primary)'
export const QUIET = 'var(--k-palette-text-secondary)'
export const LINE = 'var(--k-palette-divider)'
const STRONG = 'var(--k-palette-primary-main)'
const GROUND = 'var(--k-palette-background-default)'
const PAPER = 'var(--k-palette-background-paper)'

/** Pixels. */
const TEXT = 13
export const AXIS_HEIGHT = 26
export const LABEL = { fontSize: TEXT, fontFamily: 'inherit', fill: QUIET, stroke: 'none' } as const
/** Of words over lines, which end around them. */
export const LABEL_OVER_LINES = {
  ...LABEL,
  stroke: GROUND,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

/** Decimals that tell the ticks of an axis apart. */
export const decimalsOf = ([first = 0, second = first + 1]: readonly number[]): number =>
  Math.max(0, Math.ceil(-Math.log10(second - first) - 1e-9))

/** How axes look, whatever they measure. */
export const BOTTOM_AXIS = {
  stroke: INK,
  tickStroke: INK,
  tickLength: 5,
  tickLabelProps: { ...LABEL, textAnchor: 'middle' },
} as const
export const LEFT_AXIS = {
  stroke: INK,
  hideTicks: true,
  tickLabelProps: { ...LABEL, textAnchor: 'end', dx: -2, dy: 4 },
} as const

/** What tells the series of one picture apart without colour: fill, line and mark. */
export interface Look {
  readonly hatched: boolean
  readonly dash: string | undefined
  readonly mark: 'circle' | 'square' | 'diamond'
}
export const LOOKS: readonly [Look, Look, Look] = [
  { hatched: false, dash: undefined, mark: 'circle' },
  { hatched: true, dash: '6 4', mark: 'square' },
  { hatched: false, dash: '2 3', mark: 'diamond' },
]

export const lineOf = ({ dash }: Look) => ({
  stroke: STRONG,
  strokeWidth: 2,
  strokeDasharray: dash,
  fill: 'none',
})

/** A surface of a look; `pattern`: the id of the hatching that its picture defines. */
export const surfaceOf = ({ hatched }: Look, pattern: string) => ({
  fill: hatched ? `url(#${pattern})` : STRONG,
  stroke: STRONG,
  strokeWidth: 1,
})

/** The hatching of a picture, defined in it. */
export function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={6} height={6} fill={PAPER} />
        <rect width={2} height={6} fill={STRONG} />
      </pattern>
    </defs>
  )
}

/** The mark of a look about a point. */
export function Mark({ look: { mark }, x, y }: { look: Look; x: number; y: number }) {
  const style = { stroke: STRONG, strokeWidth: 2 }
  if (mark === 'circle') return <circle cx={x} cy={y} r={4.5} fill={STRONG} />
  const turn = mark === 'diamond' ? `rotate(45 ${x} ${y})` : undefined
  return <rect x={x - 4} y={y - 4} width={8} height={8} fill={PAPER} transform={turn} {...style} />
}
