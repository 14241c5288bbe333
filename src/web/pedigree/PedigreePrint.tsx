import GlobalStyles from '@mui/material/GlobalStyles'
import { printSheet } from '../ui/layout/printSheet.ts'

const sheet = printSheet({
  size: 'A4 landscape',
  margin: '8mm',
  fontSize: '10px',
  styles: {
    h1: { fontSize: '13pt !important' },
    'main#content > * > * > :first-of-type': { marginBottom: '2mm' },
  },
})

/** The heading above, the legend below, and the chart takes what they leave of 210 − 2 × 8 mm. */
const oneSheetStyle = {
  '@media print': {
    'main#content > * > *': { display: 'flex', flexDirection: 'column', height: '193mm' },
    'main#content > * > * > :first-of-type': { flex: 'none' },
    'main#content > * > * > :last-child': {
      flex: 1,
      minHeight: 0,
      display: 'flex',
      flexDirection: 'column',
    },
    '[data-part="chart"]': { flex: 1, minHeight: 0, '--pedigree-height': '100%' },
  },
} as const

/** Lays the printed page on A4 across; a chart on one sheet. */
export function PedigreePrint({ oneSheet }: { oneSheet: boolean }) {
  return <GlobalStyles styles={oneSheet ? [sheet, oneSheetStyle] : sheet} />
}
