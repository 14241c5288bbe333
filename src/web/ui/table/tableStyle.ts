import { BELOW_BAR, STRONG } from '../theme/scales.ts'

/** Scrolls sideways where a table is wider than the screen. */
export const FRAME = {
  overflowX: { xs: 'auto', lg: 'visible' },
  borderTop: 1,
  borderColor: 'divider',
} as const

/** One style for all cells of a table, since each of its own would cost time in a long one. */
export const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  bgcolor: 'background.paper',
  fontSize: '0.9375rem',
  lineHeight: 1.43,
  '& th, & td': {
    px: { xs: 1, sm: 1.5 },
    py: 0.875,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'left',
    fontWeight: 'inherit',
  },
  '& [data-align="right"]': { textAlign: 'right' },
  '& [data-long]': { minWidth: '9rem', overflowWrap: 'anywhere' },
  '@media screen and (min-width: 1400px)': {
    '& [data-line]': { whiteSpace: 'nowrap', '& > *': { flexWrap: 'nowrap' } },
  },
  '& thead > tr > *': {
    position: { lg: 'sticky' },
    // A page with bars of its own says how high they are.
    top: { lg: `var(--bars, ${BELOW_BAR})` },
    zIndex: 1,
    bgcolor: 'tint',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: STRONG,
    lineHeight: 1.85,
    whiteSpace: 'nowrap',
  },
  '@media screen': { '& thead th': { width: 'var(--width)' }, '& [data-folded]': { display: 'none' } },
  // What goes past the edge of the paper is lost.
  '@media print': {
    fontSize: '0.6875rem',
    '& th, & td': { px: 0.5 },
    '& thead > tr > *': { fontSize: '0.6875rem', lineHeight: 1.43, whiteSpace: 'normal' },
  },
  '& tbody:last-child > tr:last-child > *': { borderBottom: 0 },
  '& tfoot > tr > *': { fontWeight: STRONG, borderBottom: 0 },
  '& tr': { breakInside: 'avoid' },
  '& [data-linked]': { cursor: 'pointer', '&:hover': { bgcolor: 'tint' } },
  '& [data-open] > *': { borderBottom: 0 },
  '& [data-part="toggle"]': { width: 48, px: 0.5, py: 0 },
  '& [data-part="detail"] > td': { bgcolor: 'background.default' },
  '& [data-part="group"]': { breakAfter: 'avoid' },
  '& [data-part="group"] > th': {
    pt: 2.5,
    pb: 0.75,
    fontSize: '1.1rem',
    fontWeight: STRONG,
    bgcolor: 'background.default',
    '&::first-letter': { textTransform: 'uppercase' },
  },
} as const
