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

/**
 * The colours by role (docs/rules/screens.md#colours): forest greens on paper. Each text role reads at 4.5 : 1 or better on `ground` and `surface`
 * of its scheme; a test holds that.
 */
export interface Colours {
  /** the page */
  ground: string
  /** cards, tables, drawers */
  surface: string
  /** a tint under headings of tables, hovered rows, boxes */
  tint: string
  line: string
  text: string
  quietText: string
  primary: string
  onPrimary: string
  secondary: string
  onSecondary: string
  accent: string
  error: string
  info: string
  onInfo: string
  success: string
  warning: string
}

export const LIGHT: Colours = {
  ground: '#f6f4ec',
  surface: '#fffdf7',
  tint: '#ecebdf',
  line: '#d5d6c8',
  text: '#1b251f',
  quietText: '#515d54',
  primary: '#1f4d36',
  onPrimary: '#fffdf7',
  secondary: '#3d6b45',
  onSecondary: '#fffdf7',
  accent: '#5b6d61',
  error: '#a8430c',
  info: '#e3e6e0',
  onInfo: '#1b251f',
  success: '#2a6e3f',
  warning: '#855500',
}

export const DARK: Colours = {
  ground: '#111814',
  surface: '#18211b',
  tint: '#202b24',
  line: '#37443b',
  text: '#e9ede4',
  quietText: '#a9b7ac',
  primary: '#93cba6',
  onPrimary: '#0d2417',
  secondary: '#a9cc9d',
  onSecondary: '#0d2417',
  accent: '#9fb3a5',
  error: '#ffa06b',
  info: '#2c3830',
  onInfo: '#e9ede4',
  success: '#86cf9a',
  warning: '#efc060',
}

/** From good to bad, told apart by the colour-blind as well (blue-green to orange-red); the letter stands on it in `ink`. */
export const RAMP_LIGHT = ['#cfe6dc', '#e2e8bf', '#f5e0a5', '#f4c08c', '#eba083'] as const
export const RAMP_DARK = ['#1d4d43', '#454e1d', '#5f4a0f', '#6c3d14', '#74301d'] as const
