import type { PlacedNode, TextStyle } from 'pdfmake'
import { fitText } from './fitText.ts'

/** What a placed text looks like; its width in points. */
export interface PlacedStyle extends TextStyle {
  readonly width: number
}

/** One line of text at its own place, cut short where it is wider than it may be. */
export function textAt(x: number, y: number, text: string, fontSize: number, style: PlacedStyle): PlacedNode {
  const { width } = style
  return {
    absolutePosition: { x, y },
    columns: [{ ...style, text: fitText(text, fontSize, width), fontSize, noWrap: true, lineHeight: 1 }],
  }
}
