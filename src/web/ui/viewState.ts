import { createStore } from '../store.ts'

/** The right drawer: what it shows and of which dog. Source: docs/rules/screens.md#right-drawer. */
interface RightDrawerState {
  readonly open: boolean
  readonly name: string
  readonly regnr: string
}

const CLOSED: RightDrawerState = { open: false, name: 'login', regnr: '' }

export const rightDrawerStore = createStore<RightDrawerState>(CLOSED)

/** Opens the right drawer with a name and a number; an empty number closes it. Source: docs/rules/screens.md#right-drawer. */
export function openRightDrawer(name: string, regnr: string) {
  rightDrawerStore.set(() => (regnr === '' ? CLOSED : { open: true, name, regnr }))
}

export const closeRightDrawer = () => openRightDrawer(CLOSED.name, '')

export const navigationStore = createStore(false)
export const toggleNavigation = () => navigationStore.set((open) => !open)
export const setNavigation = (open: boolean) => navigationStore.set(() => open)
