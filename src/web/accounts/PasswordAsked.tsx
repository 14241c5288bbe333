import { lazy, Suspense } from 'react'
import { useStore } from '../ui/store.ts'
import { passwordAsked } from './askPassword.ts'

const PasswordDialog = lazy(() => import('./PasswordDialog.tsx'))

/** The question for the password, over whatever page needs it. */
export function PasswordAsked() {
  const onAnswer = useStore(passwordAsked)
  return (
    onAnswer && (
      <Suspense fallback={null}>
        <PasswordDialog onAnswer={onAnswer} />
      </Suspense>
    )
  )
}
