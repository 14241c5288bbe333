import GlobalStyles from '@mui/material/GlobalStyles'

const sheet = {
  '@page': { size: 'A4 portrait', margin: '12mm' },
  '@media print': {
    'main#content': { padding: '0 !important', fontSize: '9.5pt' },
    'main#content > *': { padding: '0 !important', maxWidth: 'none !important' },
    'main#content > * > *': { width: '100% !important' },
    'main#content section': { marginTop: '5mm' },
    'main#content td, main#content th': { padding: '1mm 2mm !important', fontSize: '8.5pt !important' },
    'main#content button[aria-expanded]': { display: 'none' },
    'tr, li, dl > div': { breakInside: 'avoid' },
    'h2, h3': { breakAfter: 'avoid' },
  },
} as const

/** Lays the printed dog on upright A4 sheets. */
export function DogPrint() {
  return <GlobalStyles styles={sheet} />
}
