import { useLocation } from '@tanstack/react-router'
import { tokenOf } from '../mailToken.ts'
import { useUser } from '../session/session.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { SetPassword } from './SetPassword.tsx'

/** `/vaihda-salasana`: by the link of a mail a new password; signed in, the change; else the link is asked for. */
export function PasswordPage() {
  const token = tokenOf(useLocation({ select: ({ hash }) => hash }))
  const user = useUser()
  if (token) return <SetPassword key={token} token={token} />
  return user ? <ChangePassword user={user} /> : <ForgottenPassword />
}
