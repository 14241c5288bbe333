import { readFileSync } from 'node:fs'

/** The colours of both schemes by the names of their variables, as `colours.css` has them. */
export function readColours(): Readonly<Record<'light' | 'dark', ReadonlyMap<string, string>>> {
  const css = readFileSync(new URL('./colours.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = css.split('@media')
  return { light: variablesIn(light), dark: variablesIn(dark) }
}

const variablesIn = (css: string) =>
  new Map([...css.matchAll(/--k-palette-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]))

/** The steps from good to bad. */
export const rampOf = (colours: ReadonlyMap<string, string>): string[] =>
  [0, 1, 2, 3, 4].map((step) => colours.get(`ramp-${step}`)!)
