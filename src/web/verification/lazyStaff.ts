import { lazy } from 'react'
import { loadStaffTexts } from '../i18n/i18n.ts'

/** What staff may do about a paper, with their texts, for whoever may. */
export const StaffActions = lazy(async () => {
  const [part] = await Promise.all([import('./StaffActions.tsx'), loadStaffTexts()])
  return { default: part.StaffActions }
})
