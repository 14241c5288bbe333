import GlobalStyles from '@mui/material/GlobalStyles'
import { printSheet } from '../ui/layout/printSheet.ts'

const sheet = printSheet({
  size: 'A4 portrait',
  margin: '12mm',
  fontSize: '11px',
  styles: { 'main#content section': { marginTop: '4mm' } },
})

/** Lays the printed litter on upright A4 sheets. */
export function LitterPrint() {
  return <GlobalStyles styles={sheet} />
}
