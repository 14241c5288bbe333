import { loadPageTexts } from '../i18n/i18n.ts'
import { createQuestion } from '../ui/question.tsx'

/** Asks who is signed in for the password again: true once it was given. */
export const passwordQuestion = createQuestion(() => import('./PasswordDialog.tsx'))

/** Asks whether results that were not sent yet may go with signing out. */
export const unsentQuestion = createQuestion(async () => {
  await loadPageTexts()
  return import('./UnsentDialog.tsx')
})
