import { lazy, Suspense } from 'react'
import { useStore } from '../store.ts'
import { demoMails } from './demoMails.ts'

const Strip = lazy(() => import('./DemoMailsStrip.tsx'))

/** In a demo, which sends none: the mails that the last change has caused, to be read here. */
export function DemoMails() {
  const keys = useStore(demoMails)
  return (
    keys.length > 0 && (
      <Suspense fallback={null}>
        <Strip keys={keys} />
      </Suspense>
    )
  )
}
