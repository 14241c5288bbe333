import type { CSSObject } from '@mui/material/styles'

interface Sheet {
  readonly size: 'A4 portrait' | 'A4 landscape'
  readonly margin: string
  readonly fontSize: string
  /** what else holds on paper */
  readonly styles: CSSObject
}

/** The styles by which a page is laid on sheets of paper when it is printed, for `GlobalStyles`. */
export const printSheet = ({ size, margin, fontSize, styles }: Sheet): CSSObject => ({
  '@page': { size, margin },
  '@media print': {
    html: { fontSize, printColorAdjust: 'exact' },
    // Borders on the very edge of the sheet are cut.
    'main#content': { padding: '0 0.5mm !important' },
    'main#content > *': { padding: '0 !important', maxWidth: 'none !important' },
    'main#content > * > *': { width: '100% !important' },
    ...styles,
  },
})
