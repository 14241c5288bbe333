import { type ComponentType, lazy } from 'react'
import type { Dog } from '#contract/dogs.ts'
import { loadStaffTexts } from '../../i18n/i18n.ts'

/** A part of the dog's page that only its staff load, together with the texts that only staff read. */
const staffPart = <Props = { dog: Dog }>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadStaffTexts()])
    return { default: part }
  })

export const PictureActions = staffPart(() =>
  import('./PictureActions.tsx').then((module) => module.PictureActions),
)
export const DogChanges = staffPart(() => import('./DogChanges.tsx').then((module) => module.DogChanges))
export const HistoryLink = staffPart(() => import('./HistoryLink.tsx').then((module) => module.HistoryLink))
