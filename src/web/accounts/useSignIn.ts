import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { forgetDraft } from '../ui/forms/drafts.ts'
import { takePlace } from './places.ts'
import { postSignin } from './queries.ts'
import { setUser } from './session.ts'

/** Signs in and returns to where the person was. */
export function useSignIn() {
  const router = useRouter()
  return useMutation({
    mutationFn: postSignin,
    onSuccess: async (user) => {
      forgetDraft('signin')
      setUser(user)
      await router.navigate({ href: takePlace() ?? '/' })
    },
  })
}
