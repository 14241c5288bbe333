import Box from '@mui/material/Box'
import type { OverridableComponent } from '@mui/material/OverridableComponent'
import type { ComponentProps, CSSProperties, ElementType } from 'react'

/** CSS with the theme's colours by name and distances in steps of 8 px; columns may depend on the screen's width. */
type Look = Omit<CSSProperties, 'gridTemplateColumns'> &
  Partial<Record<'m' | 'mt' | 'mb' | 'pt' | 'pb' | 'pl' | 'py', number | string>> & {
    p?: number | { [breakpoint: string]: number }
    /** a text style of the theme */
    typography?: 'h1' | 'h2' | 'h3'
    bgcolor?: string
    '&:first-of-type'?: { borderTop: number }
    gridTemplateColumns?: { [breakpoint: string]: string }
  }

/** What each own property of a part adds; `never`, so that each takes values of its own type. */
export type Looks = Record<string, (value: never) => Look>

type OwnProps<L extends Looks> = { [Name in keyof L]?: Parameters<L[Name]>[0] | undefined }

type Part<L extends Looks> = OverridableComponent<{ props: OwnProps<L>; defaultComponent: 'div' }>

/**
 * Makes a small part of a page from its look: `base`, and what each of its own properties adds, in the order of
 * `looks`. It takes no `sx`, so that sizes and distances are the theme's; `component` changes its
 * element and the attributes it takes.
 */
export function part<L extends Looks>(base: Look, looks: L, element: ElementType = 'div') {
  const names = Object.keys(looks)
  function Part(props: ComponentProps<typeof Box>) {
    const own: Record<string, unknown> = { ...props }
    const added = names.map((name) => (own[name] === undefined ? {} : looks[name]!(own[name] as never)))
    const rest = Object.fromEntries(Object.entries(props).filter(([name]) => !(name in looks)))
    return <Box component={element} {...rest} sx={Object.assign({}, base, ...added)} />
  }
  return Part as Part<L>
}
