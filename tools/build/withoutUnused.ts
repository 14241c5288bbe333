import type { Plugin } from 'vite'

/** Files of libraries that nothing of ours uses, which the first load would hold all the same, and what imports them. */
const UNUSED = [
  // The ripple of buttons: the theme has `disableRipple`.
  { file: /\/TouchRipple(\.mjs)?$/, of: /@mui\/material\/ButtonBase\//, is: 'export default () => null' },
  // The spinner of buttons: the theme draws it.
  {
    file: /\/CircularProgress\/index(\.mjs)?$/,
    of: /@mui\/material\/(Icon)?Button\//,
    is: 'export default () => null',
  },
  // Themes that write variables, and calculations with colours: ours are variables of a stylesheet, and the browser calculates. The library's
  // own theme, which it makes and nobody sees, still asks.
  {
    file: /\/createThemeWithVars(\.mjs)?$/,
    of: /@mui\/material\/styles\/createTheme\./,
    is: 'export default () => null',
  },
  {
    file: /\/system\/colorManipulator$/,
    of: /@mui\/material\/styles\/create(Palette|ThemeNoVars)\./,
    is: `const none = () => ''
      export {
        none as alpha, none as lighten, none as darken, none as hslToRgb,
        none as getContrastRatio, none as colorChannel, none as private_safeColorChannel,
      }`,
  },
  // The attributes that elements may have: each styled element names what it keeps to itself.
  { file: /\/is-prop-valid$/, of: /@emotion\/styled\//, is: 'export default () => true' },
]
const PREFIX = '\0unused-'

/** Puts something empty in their place. */
export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId(name, importer) {
      const found = UNUSED.findIndex(({ file, of }) => file.test(name) && of.test(importer ?? ''))
      return found < 0 ? undefined : PREFIX + found
    },
    load: (id) => (id.startsWith(PREFIX) ? UNUSED[Number(id.slice(PREFIX.length))]!.is : undefined),
  }
}
