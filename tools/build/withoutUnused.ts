import type { Plugin } from 'vite'

/** Files of libraries that their importers take along and never need here, which the first load would hold all the same. */
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
  // The attributes that elements may have: each styled element of the component library names what it keeps to itself.
  { file: /\/is-prop-valid$/, of: /@emotion\/styled\//, is: 'export default () => true' },
]
const PREFIX = '\0unused-'

/** Puts something empty in their place, and fails where one is no longer asked for, so that its line goes too. */
export function withoutUnused(): Plugin {
  const met = new Set<number>()
  return {
    name: 'without-unused',
    enforce: 'pre',
    apply: 'build',
    resolveId(name, importer) {
      const found = UNUSED.findIndex(({ file, of }) => file.test(name) && of.test(importer ?? ''))
      if (found < 0) return undefined
      met.add(found)
      return PREFIX + found
    },
    load: (id) => (id.startsWith(PREFIX) ? UNUSED[Number(id.slice(PREFIX.length))]!.is : undefined),
    buildEnd(error) {
      const missed = UNUSED.filter((_, index) => !met.has(index)).map(({ file }) => String(file))
      if (!error && missed.length > 0) this.error(`nothing asks for ${missed.join(', ')} any more`)
    },
  }
}
