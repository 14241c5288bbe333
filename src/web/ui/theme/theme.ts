import type { Localization } from '@mui/material/locale'
import { createTheme } from '@mui/material/styles'
import { type Colours, DARK, LIGHT, RAMP_DARK, RAMP_LIGHT } from './palette.ts'

/** Pixels. Source: docs/rules/screens.md#sizes-and-times. */
export const TOOLTIP_MAX_WIDTH = 250

/** Free space above and below, in steps of 8 px. */
export type Space = 0 | 0.25 | 0.5 | 0.75 | 1 | 1.5 | 2 | 2.5 | 3 | 4 | 6

/** Weight of what stands out in a text. */
export const STRONG = 600

/** Text larger or smaller than what it belongs to; `em` beside words of any size. */
export const TEXT_SIZES = {
  figure: '1.25rem',
  large: '1.125rem',
  lead: '1.0625rem',
  body: '1rem',
  small: '0.9375rem',
  smaller: '0.875rem',
  tiny: '0.8125rem',
  em: '0.875em',
} as const
export type TextSize = keyof typeof TEXT_SIZES

export const TONES = {
  muted: 'text.secondary',
  error: 'error.main',
  warning: 'warning.main',
  success: 'success.main',
  secondary: 'secondary.main',
  primary: 'primary.main',
  accent: 'accent.main',
} as const
export type Tone = keyof typeof TONES

/** Greatest widths: of a form, of a page's lead, of running text, of a text with facts, of what opens under a row. */
export const MEASURES = {
  narrow: '30rem',
  lead: '34rem',
  text: '40rem',
  wide: '46rem',
  detail: '64rem',
} as const
export type Measure = keyof typeof MEASURES

declare module '@mui/material/styles' {
  interface Palette {
    accent: Palette['primary']
    /** a tint under table headings, hovered rows and boxes */
    tint: string
    /** five steps from good to bad */
    ramp: readonly string[]
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary']
    tint?: string
    ramp?: readonly string[]
  }
}

const FONT = '"Source Sans 3 Variable", "Source Sans 3", "Segoe UI", system-ui, sans-serif'

const role = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText })

function scheme(colours: Colours, ramp: readonly string[]) {
  return {
    palette: {
      primary: role(colours.primary, colours.onPrimary),
      secondary: role(colours.secondary, colours.onSecondary),
      accent: role(colours.accent, colours.surface),
      error: role(colours.error, colours.surface),
      info: role(colours.info, colours.onInfo),
      success: role(colours.success, colours.surface),
      warning: role(colours.warning, colours.surface),
      background: { default: colours.ground, paper: colours.surface },
      text: { primary: colours.text, secondary: colours.quietText },
      divider: colours.line,
      tint: colours.tint,
      ramp,
    },
  }
}

/** The one theme, light and dark by the system's wish, with the component texts of `locale`. */
export function createAppTheme(locale: Localization) {
  return createTheme(
    {
      cssVariables: { cssVarPrefix: 'k', colorSchemeSelector: 'media' },
      colorSchemes: { light: scheme(LIGHT, RAMP_LIGHT), dark: scheme(DARK, RAMP_DARK) },
      shape: { borderRadius: 6 },
      spacing: 8,
      typography: {
        fontFamily: FONT,
        fontSize: 15,
        htmlFontSize: 16,
        h1: {
          fontSize: 'clamp(1.75rem, 1.2rem + 1.8vw, 2.4rem)',
          fontWeight: 620,
          lineHeight: 1.15,
          overflowWrap: 'anywhere',
        },
        h2: { fontSize: '1.35rem', fontWeight: 620, lineHeight: 1.25 },
        h3: { fontSize: '1.1rem', fontWeight: 620, lineHeight: 1.3 },
        body1: { fontSize: '1rem', lineHeight: 1.5 },
        body2: { fontSize: '0.9375rem', lineHeight: 1.45 },
        caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
        overline: { fontSize: '0.75rem', fontWeight: 600, letterSpacing: '0.08em', lineHeight: 1.6 },
        button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
      },
      components,
    },
    locale,
  )
}

/** The palette's variables: paper is white, whatever the screen beside it is, so it takes the light scheme's. */
function variablesOf(values: object, name = '--k-palette'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${name}-${key}`, value]]
        : Object.entries(variablesOf(value, `${name}-${key}`)),
    ),
  )
}

const focusRing = {
  outline: '3px solid var(--k-palette-secondary-main)',
  outlineOffset: '2px',
}

/** Whatever is pressed with a thumb is at least this high and wide, in pixels; a mouse needs less room. */
const touchTarget = { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } }

const components = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingTop: '5rem' },
      body: { fontVariantNumeric: 'tabular-nums lining-nums', textRendering: 'optimizeLegibility' },
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
        ':root:root': { ...variablesOf(scheme(LIGHT, RAMP_LIGHT).palette), colorScheme: 'light' },
        body: { background: '#fff', color: '#000' },
        'a[href]': { color: 'inherit', textDecoration: 'none' },
        '[data-print="no"]': { display: 'none !important' },
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
