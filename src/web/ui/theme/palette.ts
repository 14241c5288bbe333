declare module '@mui/material/styles' {
  interface Palette {
    accent: Palette['primary']
    /** a tint under table headings, hovered rows and boxes */
    tint: string
    /** five steps from good to bad; text stands on them */
    ramp: readonly string[]
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary']
    tint?: string
    ramp?: readonly string[]
  }
}

/** The variable of `colours.css` that holds a colour, so that one theme serves the light and the dark scheme. */
const colour = (name: string): string => `var(--k-palette-${name})`

function role(name: string, on = colour(`${name}-contrastText`)) {
  const main = colour(`${name}-main`)
  return { main, light: main, dark: main, contrastText: on }
}

const PAPER = colour('background-paper')
export const FAR = colour('common-far')

/** An opaque colour at an opacity: a number, or a calculation of variables. */
export const faded = (of: string, opacity: number | string): string =>
  `color-mix(in srgb, ${of} calc((${opacity}) * 100%), transparent)`

/**
 * A colour at another opacity, as the library asks for it. What stands out of the ground (`action`) is the scheme's far end at an opacity of
 * its own, which the new one replaces.
 */
export const alpha = (of: string, opacity: number | string): string =>
  faded(of.includes('-action-') ? FAR : of, opacity)

/** Where the library makes a colour lighter, it comes nearer to the ground: to white on a light screen, to black on a dark one. */
export const nearer = (of: string, share: number): string => mixed(of, colour('common-near'), share)

/** Where it makes one darker, farther from the ground. */
export const farther = (of: string, share: number): string => mixed(of, FAR, share)

const mixed = (of: string, other: string, share: number) =>
  `color-mix(in srgb, ${of}, ${other} ${share * 100}%)`

const action = (name: string) => colour(`action-${name}`)
// A calculation of the library's with an opacity is text that the browser reads.
const opacity = (name: string) => action(name) as unknown as number

export const PALETTE = {
  /** What stands on a colour; the library asks it of the roles that have the paper on them. */
  getContrastText: () => PAPER,
  primary: role('primary'),
  secondary: role('secondary'),
  accent: role('accent', PAPER),
  error: role('error', PAPER),
  info: role('info'),
  success: role('success', PAPER),
  warning: role('warning', PAPER),
  background: { default: colour('background-default'), paper: PAPER },
  text: {
    primary: colour('text-primary'),
    secondary: colour('text-secondary'),
    disabled: colour('text-disabled'),
  },
  divider: colour('divider'),
  tint: colour('tint'),
  ramp: [0, 1, 2, 3, 4].map((step) => colour(`ramp-${step}`)),
  action: {
    active: action('active'),
    hover: action('hover'),
    hoverOpacity: opacity('hoverOpacity'),
    selected: action('selected'),
    selectedOpacity: opacity('selectedOpacity'),
    focus: action('focus'),
    disabled: action('disabled'),
    disabledBackground: action('disabledBackground'),
  },
}
