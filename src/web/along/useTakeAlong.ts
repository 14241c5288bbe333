import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../client/ApiError.ts'
import { errorText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { sheetQuestions } from '../judging/queries.ts'
import { type ToKeep, takeAlong } from '../offline/sheets.ts'
import { useSheetsName } from '../offline/useSheetsName.ts'
import { dayQuestions } from '../reviews/staff/queries.ts'
import { showError, showSuccess } from '../ui/toasts/toasts.ts'

/** Takes sheets along, and says how it went. */
export function useTakeAlong() {
  const t = useTranslate()
  const nameOf = useSheetsName()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const take = async (sheets: ToKeep, ticket: string) => {
    setBusy(true)
    try {
      const questions = sheets.of === 'day' ? dayQuestions(sheets) : sheetQuestions(sheets)
      await takeAlong(queries, sheets, questions, ticket)
      showSuccess(t('offline.taken', { name: nameOf(sheets) }))
    } catch (error) {
      showError(error instanceof ApiError ? errorText(t, error) : t('offline.notTaken'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, take }
}
