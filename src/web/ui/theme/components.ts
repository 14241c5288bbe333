import { createElement } from 'react'
import { FAR, faded } from './palette.ts'
import { Spinner } from './Spinner.tsx'
import { TOOLTIP_MAX_WIDTH } from './scales.ts'

const focusRing = {
  outline: 'var(--focus-ring)',
  outlineOffset: '2px',
}

/** Whatever is pressed with a thumb is at least this high and wide, in pixels; a mouse needs less room. */
const touchTarget = { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } }

/** Edge of a field that nothing points at. */
const fieldEdge = { borderColor: faded(FAR, 0.23) }

/** How the library's components look and behave everywhere. */
export const COMPONENTS = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, loadingIndicator: createElement(Spinner) },
    styleOverrides: { root: touchTarget },
  },
  MuiIconButton: {
    defaultProps: { loadingIndicator: createElement(Spinner) },
    styleOverrides: { root: touchTarget },
  },
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
  MuiInputBase: {
    styleOverrides: {
      input: { '&::placeholder': { color: 'var(--k-palette-text-secondary)', opacity: 1 } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--k-palette-background-paper)',
        '@media (hover: none)': { '&:hover .MuiOutlinedInput-notchedOutline': fieldEdge },
      },
      notchedOutline: fieldEdge,
    },
  },
  MuiSwitch: { styleOverrides: { track: { backgroundColor: FAR } } },
}
