import GlobalStyles from '@mui/material/GlobalStyles'

const sheet = {
  '@page': { size: 'A4 portrait', margin: '12mm' },
  '@media print': {
    html: { fontSize: '11px', printColorAdjust: 'exact' },
    // Borders on the very edge of the sheet are cut.
    'main#content': { padding: '0 0.5mm !important' },
    'main#content > *': { padding: '0 !important', maxWidth: 'none !important' },
    'main#content > * > *': { width: '100% !important' },
    'main#content section': { marginTop: '4mm', breakInside: 'auto' },
    'main#content td, main#content th': { padding: '0.7mm 1.5mm !important' },
    'main#content button[aria-expanded]': { display: 'none' },
    'tr, li, dl > div': { breakInside: 'avoid' },
    'h2, h3': { breakAfter: 'avoid' },
  },
} as const

/** Lays a page of tables on upright A4 sheets when it is printed. */
export function UprightPrint() {
  return <GlobalStyles styles={sheet} />
}
