import JsBarcode from 'jsbarcode'
import type { Drawing } from 'pdfmake'

/** Height of the bars and width of the narrowest one in points: 12 mm and 0.3 mm. Source: docs/rules/entries.md#virtual-barcode. */
const HEIGHT = 34
const NARROW = 0.85

/** The bars of an even number of digits as Code 128 with set C: `1` a dark module, `0` a light one. */
export function modulesOf(digits: string): string {
  const drawn: { encodings?: readonly { readonly data: string }[] } = {}
  JsBarcode(drawn, digits, { format: 'CODE128C' })
  return drawn.encodings!.map(({ data }) => data).join('')
}

/** The same as dark bars, from the left edge on. */
export function barcodeSymbol(digits: string): Drawing[] {
  return [...modulesOf(digits).matchAll(/1+/g)].map(({ 0: bar, index }) => ({
    type: 'rect',
    x: index * NARROW,
    y: 0,
    w: bar.length * NARROW,
    h: HEIGHT,
    color: 'black',
    lineWidth: 0,
  }))
}
