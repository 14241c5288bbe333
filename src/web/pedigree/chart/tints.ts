import type { Theme } from '@mui/material/styles'
import { TINTS } from './repeated.ts'

/** Grounds of repeated ancestors, far apart for the colour-blind as well; the letter tells the dogs apart without them. */
const LIGHT = ['#cde4f6', '#f8e1a6', '#f4d0e0', '#c8ebda', '#ddd5f4', '#f9d5bf', '#e2e8b4', '#d6dde4']
const DARK = ['#1d4159', '#4b3c0c', '#562c40', '#184a38', '#3b315c', '#5c3722', '#424a18', '#39434c']

const variables = (colours: readonly string[]) =>
  Object.fromEntries(colours.slice(0, TINTS).map((colour, index) => [`--tint-${index}`, colour]))

/** Style that puts the tints of the scheme into CSS variables of an element, for `tintOf` below it. */
export const tintVariables = (theme: Theme) => ({
  ...variables(LIGHT),
  ...theme.applyStyles('dark', { ...variables(DARK), '@media print': variables(LIGHT) }),
})

/** The ground of a repeated ancestor; undefined where it has no tint of its own. */
export function tintOf(tint: number | null | undefined): string | undefined {
  return tint === null || tint === undefined ? undefined : `var(--tint-${tint})`
}
