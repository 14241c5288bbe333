import type { ApiError } from '../../client/ApiError.ts'
import { createQuestion } from '../question.tsx'

/** What the service asks before it makes a change. */
export const confirmation = createQuestion<ApiError>(() => import('./ConfirmationDialog.tsx'))
