import type { Plugin } from 'vite'

const STUB = '\0without-ripple'

/**
 * Leaves out the ripple of the library's buttons, which our theme turns off for all of them (`disableRipple`): the buttons import it all
 * the same, with its animation, into the first load.
 */
export function withoutRipple(): Plugin {
  return {
    name: 'without-ripple',
    enforce: 'pre',
    resolveId: (name, importer) =>
      /\/TouchRipple(\.mjs)?$/.test(name) && importer?.includes('@mui/material/ButtonBase/')
        ? STUB
        : undefined,
    load: (id) => (id === STUB ? 'export default () => null' : undefined),
  }
}
