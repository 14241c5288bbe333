import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getMail, mails, retryMail } from '#contract/endpoints/mails.ts'
import type { MailDetails } from '#contract/mails.ts'
import { formatMoment } from '#domain/moments.ts'
import { invalidate } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Text } from '../ui/layout/parts.ts'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { mailQuery } from './queries.ts'

/** One mail: how its sending goes, and its text without the secrets of its links. `sending`: mails are sent at all. */
export function MailText({ id, sending }: { id: number; sending: boolean }) {
  const query = useQuery(mailQuery(id))
  return (
    <Loaded query={query} rows={4}>
      {(mail) => (
        <Block py={1} measure="wide">
          <Sending mail={mail} sending={sending} />
          <Text lines breaks>
            {mail.text}
          </Text>
        </Block>
      )}
    </Loaded>
  )
}

function Sending({ mail, sending }: { mail: MailDetails; sending: boolean }) {
  const t = useTranslate()
  const language = useLanguage()
  const queries = useQueryClient()
  const { mutate, isPending } = useChange(retryMail, {
    invalidates: [mails, getMail],
    onSuccess: () => showSuccess(t('mailsAdmin.retried')),
    onError: (error) => {
      toastRefusal(t, error)
      // Somebody else was first: the list is stale.
      void invalidate(queries, mails, getMail)
    },
  })
  return (
    <Text tone="muted" mb={1.5}>
      {mail.sentAt && <div>{t('mailsAdmin.sentAt', { time: formatMoment(mail.sentAt, language) })}</div>}
      {mail.state === 'waiting' && sending && (
        <div>{t('mailsAdmin.due', { time: formatMoment(mail.dueAt, language) })}</div>
      )}
      {mail.undelivered ? (
        <Undelivered mail={mail} undelivered={mail.undelivered} />
      ) : (
        mail.lastError && <div>{t('mailsAdmin.lastError', { error: mail.lastError })}</div>
      )}
      {mail.canRetry && (
        <Button
          variant="contained"
          loading={isPending}
          onClick={() => mutate({ id: mail.id })}
          sx={{ mt: 1 }}
        >
          {t('mailsAdmin.retry')}
        </Button>
      )}
    </Text>
  )
}

interface UndeliveredProps {
  mail: MailDetails
  undelivered: NonNullable<MailDetails['undelivered']>
}

/** Why it has not arrived, and what that means for its address. */
function Undelivered({ mail, undelivered }: UndeliveredProps) {
  const t = useTranslate()
  const time = formatMoment(undelivered.at, useLanguage())
  const { code, meaning, words, silent } = undelivered
  return (
    <>
      <div>{t(mail.sentAt ? 'mailsAdmin.bouncedAt' : 'mailsAdmin.refusedAt', { time, code })}</div>
      <div>{t(`mailsAdmin.meanings.${meaning}`)}</div>
      {meaning === 'policy' && <div>{t('mailsAdmin.policyHelp')}</div>}
      {words && <div>{t('mailsAdmin.words', { words })}</div>}
      {silent && <div>{t('mailsAdmin.silent')}</div>}
    </>
  )
}
