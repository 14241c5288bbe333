import type { Localization } from '@mui/material/locale'
import { type CssVarsTheme, createTheme, type Theme } from '@mui/material/styles'
import { COMPONENTS } from './components.ts'
import { SCHEMES } from './scheme.ts'

const FONT = '"Source Sans 3 Variable", "Source Sans 3", "Segoe UI", system-ui, sans-serif'

type VariablesTheme = Theme & Pick<CssVarsTheme, 'generateStyleSheets'>

/** The one theme, light and dark by the system's wish, with the component texts of `locale`. */
export function createAppTheme(locale: Localization): VariablesTheme {
  return createTheme(
    {
      cssVariables: { cssVarPrefix: 'k', colorSchemeSelector: 'media' },
      colorSchemes: SCHEMES,
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
      components: COMPONENTS,
    },
    locale,
    // Its type forgets what a theme with variables can do.
  ) as VariablesTheme
}
