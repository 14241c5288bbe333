import type { SxProps, Theme } from '@mui/material/styles'
import { TINT_VARIABLES } from './tints.ts'

/** Narrowest column: two fit side by side on a phone. */
const COLUMN = { xs: '9.75rem', sm: '11.5rem' }
/** Narrowest column of the dog itself. */
const ROOT = { xs: '7.5rem', sm: '9.25rem' }
const MIN_ROW = '1.75rem'
/** Letters on an A4 sheet: the last column of six generations has 64 boxes in 17 cm. */
const PRINT_SIZE: Record<number, string> = { 3: '9pt', 4: '7pt', 5: '5.25pt', 6: '5pt' }
const GAP = 20

/** The dog itself, then a column for each generation. */
const columns = (count: number, root: string, least: string) =>
  `minmax(${root}, 0.85fr) repeat(${count}, minmax(${least}, 1fr))`

const line = '1px solid var(--pedigree-line)'

/** The grid of a chart: columns of generations, thin lines from each dog to its sire above and its dam below. */
export function chartStyle(generations: number, rows: number): SxProps<Theme> {
  return (theme) => ({
    ...TINT_VARIABLES,
    '--pedigree-line': theme.palette.accent.main,
    display: 'grid',
    gridTemplateColumns: columns(generations, ROOT.xs, COLUMN.xs),
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: columns(generations, ROOT.sm, COLUMN.sm) },
    gridTemplateRows: `repeat(${rows}, minmax(${MIN_ROW}, 1fr))`,
    columnGap: `${GAP}px`,
    listStyle: 'none',
    m: 0,
    p: 0,
    fontSize: '0.875rem',
    lineHeight: 1.3,
    '& > li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      minHeight: 0,
      py: '2px',
    },
    ...connectors,
    ...boxes,
    '@media print': printStyle(generations, rows),
  })
}

const connectors = {
  '& > li:not([data-place="0"])::before': {
    content: '""',
    position: 'absolute',
    left: -GAP / 2,
    width: GAP / 2,
    borderLeft: line,
  },
  '& > li[data-parent="sire"]::before': {
    top: '50%',
    height: 'var(--reach)',
    borderTop: line,
    borderTopLeftRadius: 4,
  },
  '& > li[data-parent="dam"]::before': {
    bottom: '50%',
    height: 'var(--reach)',
    borderBottom: line,
    borderBottomLeftRadius: 4,
  },
  '& > li[data-parents="true"]::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(50% - 0.5px)',
    right: -GAP / 2,
    width: GAP / 2,
    borderTop: line,
  },
  '& > li[data-lit]': { '--pedigree-line': 'var(--k-palette-primary-main)' },
  '& > li[data-lit]::before': { borderWidth: '0 0 0 2.5px' },
  '& > li[data-lit][data-parent="sire"]::before': { borderTopWidth: 2.5 },
  '& > li[data-lit][data-parent="dam"]::before': { borderBottomWidth: 2.5 },
} as const

const boxes = {
  '& .box': {
    flex: 1,
    minWidth: 0,
    maxHeight: '100%',
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.75,
    bgcolor: 'background.paper',
    px: 1,
    py: 0.375,
  },
  '& .root': { borderColor: 'primary.main', borderLeftWidth: 4 },
  '& [data-lit] > .box': { borderColor: 'primary.main' },
  '& [data-lit="place"] > .box': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-1px',
  },
  '& .letter': { float: 'right', ml: 0.5 },
  '& .name': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontWeight: 600,
  },
  '& [data-dense="true"] .name': { display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 0.75,
    rowGap: 0.25,
    color: 'text.secondary',
    fontSize: '0.8125rem',
  },
  // What does not fit on the one line is left out whole.
  '& [data-dense="true"] .facts': { maxHeight: '1.45em', overflow: 'hidden' },
  '& .facts strong': { fontWeight: 600, color: 'text.primary' },
  '& .regnr': { whiteSpace: 'nowrap' },
} as const

/** One A4 sheet lying: the grid takes the height that the heading leaves, whatever its number of rows. */
function printStyle(generations: number, rows: number) {
  return {
    height: 'var(--pedigree-height, auto)',
    gridTemplateColumns: columns(generations, '0', '0'),
    gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
    columnGap: '12px',
    fontSize: PRINT_SIZE[generations],
    lineHeight: 1.25,
    '& > li': { py: generations === 6 ? 0 : '0.5px' },
    '& > li:not([data-place="0"])::before': { left: -6, width: 6 },
    '& > li[data-parents="true"]::after': { right: -6, width: 6 },
    '& .box': { px: '2px', py: 0, borderWidth: '0.5px' },
    '& .facts': { columnGap: '2px', rowGap: 0 },
    '& .facts > *': { px: '1px' },
    '& .facts, & .facts *, & .letter': { fontSize: 'inherit', lineHeight: 'inherit' },
    '& .name': { WebkitLineClamp: '1' },
    '& [data-dense="true"] .facts': { maxHeight: '1.25em' },
    ...(generations === 6 && lowBoxes),
  }
}

/** Boxes of the last column, and those whose line ends before it, have the height of one line or two. */
const lowBoxes = {
  '& [data-rows="1"] > .box': {
    display: 'flex',
    gap: '2px',
    whiteSpace: 'nowrap',
    alignItems: 'center',
  },
  '& [data-rows="1"] .name': { flex: '0 1 auto', minWidth: '8em', textOverflow: 'ellipsis' },
  // Room for the sex and the longest number of any register beside a long name; results give way before it.
  '& [data-rows="1"] .facts': { flex: '0 1 auto', minWidth: '10em' },
  '& [data-rows="1"] [data-kind="elbows"]': { display: 'none' },
  '& [data-rows="1"] .letter': { order: 1, ml: 'auto', flex: 'none' },
  '& [data-rows="2"][data-dense="false"] > .box': { whiteSpace: 'nowrap' },
  '& [data-rows="2"][data-dense="false"] .facts': { display: 'inline-flex', flexWrap: 'nowrap', mr: '2px' },
} as const
