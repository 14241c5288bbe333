import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { publishReviewDay } from '#contract/endpoints/reviewDays.ts'
import { calledBy } from '#domain/dogs.ts'
import { ApiError } from '../../../client/ApiError.ts'
import { change } from '../../../client/calls.ts'
import { invalidate } from '../../../client/queries.ts'
import { codeText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { notSavedText } from '../../../sheets/notSavedText.ts'
import { Block, Note, Text } from '../../../ui/layout/parts.ts'
import { toastRefusal } from '../../../ui/toasts/toastRefusal.ts'
import { showError, showSuccess } from '../../../ui/toasts/toasts.ts'
import { dayQuery, SHOWN_REVIEWS } from '../queries.ts'
import { useReviewWords } from '../useReviewWords.ts'
import type { SheetProps } from './DogCard.tsx'
import { type DayProblem, isBarred, isStillToCome, problemsOf } from './dayProblems.ts'
import { entryAnchor } from './EntryField.tsx'
import type { OpenEntry } from './useDaySheet.ts'
import { useReopen } from './useReopen.ts'

interface Props extends SheetProps {
  /** from now on what is missing is shown at its field */
  onAsked: () => void
  onGo: (open: OpenEntry) => void
}

/** Publishes the day once nothing bars it; until then lists what does, each with the way to its field. */
export function PublishBar({ day, lines, saver, asked, onAsked, onGo }: Props) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { eventName, fieldName } = useReviewWords()
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const reopen = useReopen(day)
  const problems = lines.flatMap(problemsOf)
  const { queryKey } = dayQuery(day.id)

  const goTo = ({ open, field }: DayProblem) => {
    onGo(open)
    // After the card has been drawn.
    setTimeout(() => {
      const target = document.getElementById(entryAnchor(open, field ?? 'clock'))
      target?.scrollIntoView({ block: 'center' })
      target?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
    }, 0)
  }

  async function publish() {
    onAsked()
    setBusy(true)
    try {
      if (!(await saver.flush())) return showError(notSavedText(t, saver))
      // Another phone may have written what is still missing here.
      const { entries } = await queries.fetchQuery({ ...dayQuery(day.id), staleTime: 0 })
      if (entries.some(isBarred)) return void setTimeout(() => list.current?.focus(), 0)
      const seen = entries.map(({ entryId, version }) => ({ entryId, version }))
      const answer = await change(publishReviewDay, { seen }, { params: { id: day.id } })
      queries.setQueryData(queryKey, answer)
      void invalidate(queries, ...SHOWN_REVIEWS)
      showSuccess(t('reviewAdmin.published', { event: eventName(day) }), {
        label: t('reviewAdmin.undo'),
        run: () => void reopen(),
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toastRefusal(t, error)
      void queries.invalidateQueries({ queryKey })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Block mt={3} mb={3}>
      {asked && problems.length > 0 && (
        <Note tone="error" ref={list} tabIndex={-1} mb={2}>
          <Text strong>{t('reviewAdmin.beforePublishing')}</Text>
          {problems.map((problem) => (
            <Button
              key={`${problem.open.entry.entryId} ${problem.field}`}
              onClick={() => goTo(problem)}
              sx={{ display: 'block', textAlign: 'left', minHeight: 44 }}
            >
              {calledBy(problem.open.entry.dog)}
              {problem.field && `, ${fieldName(problem.field).toLowerCase()}`}: {codeText(t, problem.code)}
            </Button>
          ))}
        </Note>
      )}
      <Button
        variant="contained"
        loading={busy}
        disabled={isStillToCome(day)}
        onClick={() => void publish()}
        sx={{ minHeight: 52, width: { xs: '100%', sm: 'auto' } }}
      >
        {t('reviewAdmin.publish', { count: lines.length })}
      </Button>
      <Text tone="muted" size="small" mt={0.5}>
        {t(isStillToCome(day) ? 'reviewAdmin.publishLater' : 'reviewAdmin.publishHelp')}
      </Text>
    </Block>
  )
}
