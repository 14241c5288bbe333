import GlobalStyles from '@mui/material/GlobalStyles'

const sheet = {
  '@page': { size: 'A4 landscape', margin: '8mm' },
  '@media print': {
    'main#content': { padding: '0 !important' },
    'main#content > *': { padding: '0 !important', maxWidth: 'none !important' },
    html: { fontSize: '10px', '--pedigree-height': '164mm' },
    h1: { fontSize: '13pt !important' },
    'main#content > * > * > :first-of-type': { marginBottom: '2mm' },
  },
} as const

/** Lays the printed page on one A4 sheet across. */
export function PedigreePrint() {
  return <GlobalStyles styles={sheet} />
}
