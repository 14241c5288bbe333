import { lazy, Suspense, useEffect, useState } from 'react'
import { OptionalBoundary } from '../ui/loading/OptionalBoundary.tsx'
import { isSessionTold } from './told.ts'

const UpdateNotice = lazy(() => import('./UpdateNotice.tsx'))

/** Milliseconds that a page has to itself first. */
const NOTICE_AFTER = 3000

/** What is new in the service, once the page stands. */
export function UpdateNoticeSlot() {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (isSessionTold()) return
    const timer = setTimeout(() => setReady(true), NOTICE_AFTER)
    return () => clearTimeout(timer)
  }, [])
  if (!ready) return null
  return (
    <OptionalBoundary>
      <Suspense>
        <UpdateNotice />
      </Suspense>
    </OptionalBoundary>
  )
}
