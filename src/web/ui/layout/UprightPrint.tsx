import GlobalStyles from '@mui/material/GlobalStyles'
import { printSheet } from './printSheet.ts'

const sheet = printSheet({
  size: 'A4 portrait',
  margin: '12mm',
  fontSize: '11px',
  styles: {
    'main#content section': { marginTop: '4mm', breakInside: 'auto' },
    'main#content td, main#content th': { padding: '0.7mm 1.5mm !important' },
    'main#content button[aria-expanded]': { display: 'none' },
    'tr, li, dl > div': { breakInside: 'avoid' },
    'h2, h3': { breakAfter: 'avoid' },
  },
})

/** Lays a page of tables on upright A4 sheets when it is printed. */
export function UprightPrint() {
  return <GlobalStyles styles={sheet} />
}
