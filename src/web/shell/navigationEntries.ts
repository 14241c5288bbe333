import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Search from '@mui/icons-material/Search'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { paths } from '../paths.ts'

/** One line of the navigation drawer; it stands here from the day its screen works. */
export interface NavigationEntry {
  readonly to: LinkProps
  /** key of its text */
  readonly text: string
  readonly icon: ComponentType
}

/** Public entries in the order of spec 2. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: paths.home(), text: 'shell.nav.home', icon: Home },
  { to: paths.search(), text: 'shell.nav.search', icon: Search },
  { to: paths.litter(), text: 'shell.nav.testMating', icon: AccountTree },
]
