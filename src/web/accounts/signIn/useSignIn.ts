import { useRouter } from '@tanstack/react-router'
import { signin } from '#contract/endpoints/accounts.ts'
import { useChange } from '../../client/useChange.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { takePlace } from '../session/places.ts'
import { setUser } from '../session/session.ts'

/** Signs in and returns to where the person was. */
export function useSignIn() {
  const router = useRouter()
  return useChange(signin, {
    onSuccess: async (user) => {
      forgetDraft('signin')
      setUser(user)
      await router.navigate({ href: takePlace() ?? '/' })
    },
  })
}
