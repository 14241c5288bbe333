import type { Random } from './random.ts'

/** Size of a picture in pixels. */
export const WIDTH = 960
export const HEIGHT = 720

/** Colours of a landscape, from far to near. */
export interface Scene {
  readonly sky: readonly [string, string]
  readonly light: string
  readonly fells: readonly [string, string, string]
  readonly ground: readonly [string, string]
  readonly spruces: boolean
}

export const SCENES: readonly Scene[] = [
  {
    sky: ['#8fb3c9', '#f3dcc0'],
    light: '#fff3d6',
    fells: ['#8ea3a8', '#6f8683', '#4e6a5e'],
    ground: ['#a8672f', '#6e3d20'],
    spruces: true,
  },
  {
    sky: ['#5f7fa6', '#e8cfd0'],
    light: '#fff0ea',
    fells: ['#a9b7cb', '#8799b2', '#5f7391'],
    ground: ['#f2f5f8', '#c9d5e2'],
    spruces: true,
  },
  {
    sky: ['#a9c8d8', '#f6efda'],
    light: '#fffbe6',
    fells: ['#9db8ad', '#7c9f86', '#557d5c'],
    ground: ['#c9b45d', '#8f8a3f'],
    spruces: false,
  },
  {
    sky: ['#33415f', '#e49a5e'],
    light: '#ffd9a0',
    fells: ['#6a5f74', '#4b4a60', '#34384c'],
    ground: ['#5b4636', '#33291f'],
    spruces: true,
  },
]

/** A line of hills across the picture, filled down to its foot. */
export function ridge(random: Random, base: number, rise: number, fill: string): string {
  const steps = 8
  const points = Array.from(
    { length: steps + 1 },
    (_, step) => [(step * WIDTH) / steps, base - rise * random.next()] as const,
  )
  const curve = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index]!
    const middle = (fromX + x) / 2
    return `C${middle} ${fromY.toFixed(1)} ${middle} ${y.toFixed(1)} ${x} ${y.toFixed(1)}`
  })
  return `<path d="M0 ${points[0]![1].toFixed(1)} ${curve.join(' ')} V${HEIGHT} H0Z" fill="${fill}"/>`
}

/** Spruces against the sky, filled down to their foot. */
export function forest(random: Random, base: number, fill: string): string {
  const trees = Array.from({ length: 54 }, (_, index) => {
    const x = index * 18 + random.int(-8, 8)
    const height = random.int(28, 82)
    return `M${x - height / 6} ${base + 20} L${x} ${base - height} L${x + height / 6} ${base + 20}Z`
  })
  return `<path d="${trees.join(' ')} M0 ${base} H${WIDTH} V${HEIGHT} H0Z" fill="${fill}"/>`
}

/** Blades of grass or heather below a height. */
export function grass(random: Random, colour: string, from: number, count: number): string {
  const blades = Array.from({ length: count }, () => {
    const [x, y] = [random.int(0, WIDTH), random.int(from, HEIGHT)]
    const lean = random.int(-14, 14)
    return `M${x} ${y} q${lean / 2} ${-random.int(14, 26)} ${lean} ${-random.int(28, 48)}`
  })
  return `<path d="${blades.join(' ')}" stroke="${colour}" stroke-width="3" stroke-linecap="round" fill="none" opacity="0.65"/>`
}
