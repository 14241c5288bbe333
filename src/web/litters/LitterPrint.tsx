import GlobalStyles from '@mui/material/GlobalStyles'

const sheet = {
  '@page': { size: 'A4 portrait', margin: '12mm' },
  '@media print': {
    html: { fontSize: '11px', printColorAdjust: 'exact' },
    // Borders on the very edge of the sheet are cut.
    'main#content': { padding: '0 0.5mm !important' },
    'main#content > *': { padding: '0 !important', maxWidth: 'none !important' },
    'main#content > * > *': { width: '100% !important' },
    'main#content section': { marginTop: '4mm' },
  },
} as const

/** Lays the printed litter on upright A4 sheets. */
export function LitterPrint() {
  return <GlobalStyles styles={sheet} />
}
