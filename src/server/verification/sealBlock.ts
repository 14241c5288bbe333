import type { Drawing, PlacedNode, TableNode } from 'pdfmake'
import encodeQR from 'qr'
import en from '#contract/texts/en/papers.json' with { type: 'json' }
import fi from '#contract/texts/fi/papers.json' with { type: 'json' }
import sv from '#contract/texts/sv/papers.json' with { type: 'json' }
import { fillText } from '#contract/translation.ts'
import type { Language } from '../platform/http/language.ts'
import type { SealedPaper } from './seal.service.ts'

const TEXTS = { fi: fi.seal, sv: sv.seal, en: en.seal }
const INK = '#222222'
const GREY = '#666666'
/** Width of a square of the code at the end of a paper: about 0.4 mm; points. */
const SQUARE = 1.1
const GAP = 10

/** The rows of a code's squares, true where it is dark. Lowest error correction: paper of a printer is clean, and larger squares read better. */
const squaresOf = (url: string): boolean[][] =>
  // The white edge is the paper's.
  encodeQR(url, 'raw', { ecc: 'low', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))

/** The dark squares, those beside each other in one. */
function drawn(squares: readonly boolean[][], width: number): Drawing[] {
  return squares.flatMap((row, y) => {
    const runs: Drawing[] = []
    for (let from = 0; from < row.length; from++) {
      if (!row[from]) continue
      let to = from
      while (row[to + 1]) to++
      runs.push({
        type: 'rect',
        x: from * width,
        y: y * width,
        w: (to + 1 - from) * width,
        h: width,
        lineWidth: 0,
        color: '#000000',
      })
      from = to
    }
    return runs
  })
}

/** The page on which papers are checked, as people type it. */
const pageOf = (url: string): string => url.slice(0, url.indexOf('#')).replace(/^https?:\/\//, '')

/** The square code with what it is for, at the end of a paper; never split between pages. */
export function sealBlock({ url, number }: SealedPaper, language: Language): TableNode {
  const texts = TEXTS[language]
  const squares = squaresOf(url)
  return {
    table: {
      widths: [squares.length * SQUARE + GAP, '*'],
      headerRows: 0,
      dontBreakRows: true,
      body: [
        [
          { canvas: drawn(squares, SQUARE) },
          {
            stack: [
              { text: texts.title, fontSize: 9, bold: true, link: url },
              { text: fillText(texts.number, { number }), fontSize: 9, margin: [0, 2, 0, 2] },
              { text: fillText(texts.help, { page: pageOf(url) }), fontSize: 8, color: GREY },
            ],
          },
        ],
      ],
    },
    layout: 'plain',
    margin: [0, 16, 0, 0],
  }
}

/** The square code alone at its own place, with the paper's number beneath it. */
export function placedSeal(
  { url, number }: SealedPaper,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): PlacedNode[] {
  const squares = squaresOf(url)
  return [
    { absolutePosition: { x, y }, canvas: drawn(squares, size / squares.length) },
    {
      absolutePosition: { x, y: y + size + 1 },
      columns: [
        {
          text: number,
          link: url,
          width: size,
          fontSize: 5.5,
          alignment: 'center',
          color: INK,
          noWrap: true,
          lineHeight: 1,
        },
      ],
    },
  ]
}
