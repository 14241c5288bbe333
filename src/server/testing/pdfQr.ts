import decodeQR from 'qr/decode.js'
import { contentsOf } from './pdfText.ts'

/** Dots of the picture for each point of the page, and its white edge. */
const SCALE = 6
const EDGE = 40
/** The squares of a code are small, and drawn in black; points. */
const LARGEST_SQUARE = 2

interface Run {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the square code of a paper says, read from what is drawn, as a telephone reads it. */
export function readQr(file: Uint8Array): string {
  const runs = contentsOf(file).flatMap(runsOf)
  const left = Math.min(...runs.map(({ x }) => x))
  const top = Math.min(...runs.map(({ y }) => y))
  const right = Math.max(...runs.map(({ x, width }) => x + width))
  const side = Math.round((right - left) * SCALE) + 2 * EDGE
  const data = new Uint8Array(side * side * 4).fill(255)
  const dot = (points: number) => Math.round(points * SCALE) + EDGE
  for (const { x, y, width, height } of runs)
    for (let row = dot(y - top); row < dot(y - top + height); row++)
      data.fill(0, 4 * (row * side + dot(x - left)), 4 * (row * side + dot(x - left + width)))
  for (let at = 3; at < data.length; at += 4) data[at] = 255
  return decodeQR({ width: side, height: side, data })
}

const runsOf = (content: string): Run[] =>
  [...content.matchAll(/(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re\n\/DeviceRGB cs\n0 0 0 scn/g)]
    .map(([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }))
    .filter(({ height }) => height <= LARGEST_SQUARE)
