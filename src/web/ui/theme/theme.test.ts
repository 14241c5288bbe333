import { fiFI } from '@mui/material/locale'
import { expect, test } from 'vitest'
import { createAppTheme } from './theme.ts'

const theme = createAppTheme(fiFI)
const { action, primary, error, getContrastText } = theme.palette
const share = (colour: string, opacity: string) =>
  `color-mix(in srgb, ${colour} calc((${opacity}) * 100%), transparent)`

test('leaves each calculation with a colour to the browser', () => {
  expect(theme.alpha(primary.main, 0.5)).toBe(share('var(--k-palette-primary-main)', '0.5'))
  expect(theme.lighten(error.main, 0.9)).toBe(
    'color-mix(in srgb, var(--k-palette-error-main), var(--k-palette-common-near) 90%)',
  )
  expect(theme.darken(error.main, 0.6)).toBe(
    'color-mix(in srgb, var(--k-palette-error-main), var(--k-palette-common-far) 60%)',
  )
  expect(getContrastText(error.main)).toBe(error.contrastText)
})

test('replaces the opacity of what stands out of the ground, and does not multiply it', () => {
  expect(theme.alpha(action.selected, `${action.selectedOpacity} + ${action.hoverOpacity}`)).toBe(
    share(
      'var(--k-palette-common-far)',
      'var(--k-palette-action-selectedOpacity) + var(--k-palette-action-hoverOpacity)',
    ),
  )
})
