import { createStore } from '../ui/store.ts'

/** While the password is asked for: answers those who wait, whether it was given. */
export const passwordAsked = createStore<((given: boolean) => void) | null>(null)

let answer: Promise<boolean> | undefined

/**
 * Asks who is signed in for the password again; calls that need it at the same time wait for one answer.
 * @returns whether it was given; false too where the dialog cannot be loaded
 */
export function askPassword(): Promise<boolean> {
  answer ??= ask().finally(() => {
    answer = undefined
    passwordAsked.set(() => null)
  })
  return answer
}

async function ask(): Promise<boolean> {
  const loaded = await import('./PasswordDialog.tsx').catch(() => null)
  return loaded !== null && new Promise<boolean>((resolve) => passwordAsked.set(() => resolve))
}
