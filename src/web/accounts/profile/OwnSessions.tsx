import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnSession } from '#contract/accounts.ts'
import { endSession, ownSessions } from '#contract/endpoints/accounts.ts'
import { formatMoment } from '#domain/moments.ts'
import { invalidate, keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Block, Divided, PlainList, Row, Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { ownSessionsQuery } from '../queries.ts'
import { useSignOut } from '../session/useSignOut.ts'

/** The browsers in which one is signed in, each of which can be signed out. */
export function OwnSessions() {
  const t = useTranslate()
  const sessions = useQuery(ownSessionsQuery)
  return (
    <Section title={t('accounts.sessions.title')}>
      <Text component="p" tone="muted" mb={1} measure="text">
        {t('accounts.sessions.lead')}
      </Text>
      <Loaded query={sessions} rows={2} rowHeight={56}>
        {(all) => (
          <PlainList aria-label={t('accounts.sessions.title')} ruled>
            {all.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </PlainList>
        )}
      </Loaded>
    </Section>
  )
}

function SessionLine({ session }: { session: OwnSession }) {
  const t = useTranslate()
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const { current } = session
  const device = session.device || t('accounts.sessions.unknownDevice')
  const { end, busy } = useEndSession(() => setAsking(false))
  return (
    <Divided>
      <Row align="center" gap={2} wrap={false}>
        <Block grow>
          <Text strong breaks>
            {device}
            {current && (
              <Span tone="success" strong={false}>
                {` · ${t('accounts.sessions.current')}`}
              </Span>
            )}
          </Text>
          <Text tone="muted" size="small">
            {t('accounts.sessions.used', { time: formatMoment(session.lastUsedAt, language) })},{' '}
            {t('accounts.sessions.begun', { time: formatMoment(session.createdAt, language) })}
          </Text>
        </Block>
        {!current && (
          <Button aria-label={t('accounts.sessions.endOf', { device })} onClick={() => setAsking(true)}>
            {t('accounts.sessions.end')}
          </Button>
        )}
        {current && <EndPresent />}
      </Row>
      <ConfirmDialog
        open={asking}
        question={t('accounts.sessions.question', { device })}
        action={t('accounts.sessions.end')}
        busy={busy}
        onConfirm={() => end({ id: session.id })}
        onClose={() => setAsking(false)}
      >
        {t('accounts.sessions.questionHelp')}
      </ConfirmDialog>
    </Divided>
  )
}

/** The present session ends by signing out. */
function EndPresent() {
  const t = useTranslate()
  const signOut = useSignOut()
  return <Button onClick={() => void signOut()}>{t('shell.nav.signout')}</Button>
}

function useEndSession(onSettled: () => void) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { mutate, isPending } = useChange(endSession, {
    onSuccess: (left) => {
      queries.setQueryData(keyOf(ownSessions), left)
      showSuccess(t('accounts.sessions.ended'))
    },
    onError: (error) => {
      // It has ended by itself meanwhile: the list tells.
      toastRefusal(t, error)
      void invalidate(queries, ownSessions)
    },
    onSettled,
  })
  return { end: mutate, busy: isPending }
}
