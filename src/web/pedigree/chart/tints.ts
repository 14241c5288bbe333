import { REPEATED_TINTS } from '#contract/repeatedAncestors.ts'

/** The same hues on a dark screen. */
export const DARK_TINTS = [
  '#1e4057',
  '#522840',
  '#403267',
  '#3a424a',
  '#502f4e',
  '#2c3a68',
  '#532733',
  '#492f5b',
] as const

const variables = (colours: readonly string[]) =>
  Object.fromEntries(colours.map((colour, index) => [`--tint-${index}`, colour]))

/** Style that puts the tints of the scheme into CSS variables of an element, for `tintOf` below it. */
export const TINT_VARIABLES = {
  ...variables(REPEATED_TINTS),
  '@media screen and (prefers-color-scheme: dark)': variables(DARK_TINTS),
}

/** The ground of a repeated ancestor; undefined where it has no tint of its own. */
export function tintOf(tint: number | null | undefined): string | undefined {
  return tint === null || tint === undefined ? undefined : `var(--tint-${tint})`
}
