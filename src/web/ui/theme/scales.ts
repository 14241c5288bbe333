/** Pixels. Source: docs/rules/screens.md#sizes-and-times. */
export const TOOLTIP_MAX_WIDTH = 250

/** The middle of the window, with room to its edges, at most as wide as is pleasant to read. */
export const PAGE_WIDTH = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: { xl: 1536 },
  mx: 'auto',
  px: { xs: 2, sm: 3 },
} as const

/** What sticks below the bar on top begins here; page.css says how high it is. */
export const BELOW_BAR = 'var(--bar)'

/** How high what stands at the lower edge of the window has to stand: above a bar that stays there, and the phone's own. */
export const ABOVE_FOOT = 'var(--foot, env(safe-area-inset-bottom, 0px))'

/** A bar with the main pages in it has no room for every word before a screen is this wide. */
export const FULL_BAR = '@media (min-width: 1200px) and (max-width: 1399.95px)'

/** A window so low (a phone on its side, a page enlarged four times) has no room for a bar that stays: it scrolls away. */
export const LOW_WINDOW = '@media (max-height: 480px)'

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
