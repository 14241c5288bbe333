import Button, { type ButtonProps } from '@mui/material/Button'
import MuiLink, { type LinkProps } from '@mui/material/Link'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'

function LinkBase({ ref, ...props }: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <MuiLink ref={ref} {...props} />
}

function ButtonBase({ ref, ...props }: ButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) {
  return <Button ref={ref} component="a" {...props} />
}

/** A link inside the product: `<AppLink {...dogAddress(regnr)}>`. */
export const AppLink = createLink(LinkBase)

/** A link that looks like a button. */
export const LinkButton = createLink(ButtonBase)
