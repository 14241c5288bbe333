import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadStaffTexts } from '../../i18n/i18n.ts'

type Content = ComponentType<{ regnr: string }>

const AdminHealth = lazy(async () => {
  const [{ RelativesHealth }] = await Promise.all([
    import('../../dogPage/staff/health/RelativesHealth.tsx'),
    loadStaffTexts(),
  ])
  return { default: RelativesHealth }
})

/** What the right drawer can show, by the name it is opened with; a name that is not here does not open it. */
export const rightDrawerContents: ReadonlyMap<string, Content | LazyExoticComponent<Content>> = new Map([
  ['admin-health', AdminHealth],
])
