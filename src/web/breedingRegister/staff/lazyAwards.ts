import { type ComponentType, lazy } from 'react'
import { loadStaffTexts } from '../../i18n/i18n.ts'

/** A part of a public page that only the keepers of the register load, together with the texts that only staff read. */
const staffPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadStaffTexts()])
    return { default: part }
  })

export const GiveAward = staffPart(() => import('./GiveAward.tsx').then((module) => module.GiveAward))
export const TakeAward = staffPart(() => import('./TakeAward.tsx').then((module) => module.TakeAward))
