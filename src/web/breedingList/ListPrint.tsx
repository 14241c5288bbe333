import GlobalStyles from '@mui/material/GlobalStyles'
import { printSheet } from '../ui/layout/printSheet.ts'

const sheet = printSheet({
  size: 'A4 landscape',
  margin: '10mm',
  fontSize: '9px',
  styles: {
    'main#content td, main#content th': { padding: '0.7mm 1.2mm !important' },
    tr: { breakInside: 'avoid' },
  },
})

/** Lays the breeding list on sheets across: its columns need the width. */
export function ListPrint() {
  return <GlobalStyles styles={sheet} />
}
