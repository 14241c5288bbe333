import { type Colours, DARK, LIGHT, RAMP_DARK, RAMP_LIGHT } from './palette.ts'

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

/** The schemes that the system's wish chooses from. */
export const SCHEMES = { light: scheme(LIGHT, RAMP_LIGHT), dark: scheme(DARK, RAMP_DARK) }

function variablesOf(values: object, name = '--k-palette'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${name}-${key}`, value]]
        : Object.entries(variablesOf(value, `${name}-${key}`)),
    ),
  )
}

/** The palette's variables for print: paper is white, whatever the screen beside it is. */
export const PRINT_VARIABLES = variablesOf(SCHEMES.light.palette)
