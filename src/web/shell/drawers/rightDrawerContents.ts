import type { ComponentType, LazyExoticComponent } from 'react'

type Content = ComponentType<{ regnr: string }>

/** What the right drawer can show, by the name it is opened with; a name that is not here does not open it. */
export const rightDrawerContents = new Map<string, Content | LazyExoticComponent<Content>>()
