import type { Localization } from '@mui/material/locale'
import { createTheme, type Theme } from '@mui/material/styles'
import { COMPONENTS } from './components.ts'
import { alpha, farther, nearer, PALETTE } from './palette.ts'

/** The one theme, light and dark by the system's wish, with the component texts of `locale`. */
export function createAppTheme(locale: Localization): Theme {
  const theme = createTheme(
    {
      palette: PALETTE,
      shape: { borderRadius: 6 },
      spacing: 8,
      typography: {
        fontFamily: 'var(--font)',
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
  )
  // Its own functions need to know the colours; these leave them to the browser.
  return Object.assign(theme, { alpha, lighten: nearer, darken: farther })
}
