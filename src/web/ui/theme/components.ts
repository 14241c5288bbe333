import { BAR_HEIGHT, LOW_WINDOW, TOOLTIP_MAX_WIDTH } from './scales.ts'
import { PRINT_VARIABLES } from './scheme.ts'

const focusRing = {
  outline: '3px solid var(--k-palette-secondary-main)',
  outlineOffset: '2px',
}

/** Whatever is pressed with a thumb is at least this high and wide, in pixels; a mouse needs less room. */
const touchTarget = { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } }

/** How the library's components look and behave everywhere. */
export const COMPONENTS = {
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        '--bar': `${BAR_HEIGHT.narrow}px`,
        '@media (min-width: 900px)': { '--bar': `${BAR_HEIGHT.wide}px` },
        [LOW_WINDOW]: { '--bar': '0px' },
        scrollPaddingTop: 'calc(var(--bar) + 1rem)',
        // A page with a bar of its own below it.
        '&:has([data-bar])': { scrollPaddingTop: 'calc(var(--bar) + 4rem)' },
      },
      body: {
        fontVariantNumeric: 'tabular-nums lining-nums',
        textRendering: 'optimizeLegibility',
        // The page reaches under the edges of a phone; what is read does not.
        padding: '0 env(safe-area-inset-right, 0px) 0 env(safe-area-inset-left, 0px)',
      },
      a: { color: 'var(--k-palette-primary-main)', textUnderlineOffset: '0.18em' },
      ':focus-visible': focusRing,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': {
        ':root:root': { ...PRINT_VARIABLES, colorScheme: 'light' },
        body: { background: '#fff', color: '#000' },
        'a[href]': { color: 'inherit', textDecoration: 'none' },
        '[data-print="no"], .MuiButton-root, .MuiIconButton-root': { display: 'none !important' },
        'details[data-print="unfolded"]::details-content': {
          contentVisibility: 'visible',
          blockSize: 'auto',
        },
        'details[data-print="unfolded"] > summary': { display: 'none' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
  },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: touchTarget } },
  MuiIconButton: { styleOverrides: { root: touchTarget } },
  MuiToggleButton: { styleOverrides: { root: touchTarget } },
  MuiCheckbox: { styleOverrides: { root: touchTarget } },
  MuiRadio: { styleOverrides: { root: touchTarget } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiAppBar: { defaultProps: { elevation: 0 } },
  MuiLink: { defaultProps: { underline: 'hover' as const } },
  MuiTable: {
    defaultProps: { size: 'small' as const },
    styleOverrides: { root: { backgroundColor: 'var(--k-palette-background-paper)' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '7px 12px', fontSize: '0.9375rem', borderBottomColor: 'var(--k-palette-divider)' },
      head: {
        fontWeight: 600,
        fontSize: '0.8125rem',
        color: 'var(--k-palette-text-secondary)',
        backgroundColor: 'var(--k-palette-tint)',
        whiteSpace: 'nowrap' as const,
      },
      stickyHeader: { backgroundColor: 'var(--k-palette-tint)' },
    },
  },
  MuiTableSortLabel: { styleOverrides: { icon: { opacity: 0.35, '@media print': { display: 'none' } } } },
  MuiTooltip: {
    defaultProps: { enterTouchDelay: 0, leaveTouchDelay: 5000 },
    styleOverrides: {
      tooltip: {
        maxWidth: TOOLTIP_MAX_WIDTH,
        fontSize: '0.875rem',
        lineHeight: 1.4,
        padding: '8px 12px',
        backgroundColor: 'var(--k-palette-text-primary)',
        color: 'var(--k-palette-background-default)',
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { overflowWrap: 'anywhere' as const } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' as const } },
  MuiOutlinedInput: { styleOverrides: { root: { backgroundColor: 'var(--k-palette-background-paper)' } } },
}
