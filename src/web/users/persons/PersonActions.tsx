import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { erasePerson, personData } from '#contract/endpoints/users.ts'
import type { PersonRow } from '#contract/users.ts'
import { addressOf } from '../../client/address.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { useDownloadLink } from '../../ui/links/useDownloadLink.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { Mentions } from '../Mentions.tsx'
import { mentionsQuery } from '../queries.ts'

/** Downloads what is known of a person, or erases the person; one with an account is erased as a user. */
export function PersonActions({ person: { kind, id, name, username } }: { person: PersonRow }) {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const queries = useQueryClient()
  const download = useDownloadLink()
  const data = addressOf(personData, { params: { id }, query: { kind } })
  const { mutate, isPending } = useChange(erasePerson, {
    onSuccess: () => {
      showSuccess(t('persons.erased'))
      // What was asked of the person has no answer any more.
      queries.removeQueries({ queryKey: mentionsQuery({ kind, id }).queryKey })
      void queries.invalidateQueries()
    },
    onError: (error) => toastRefusal(t, error),
    onSettled: () => setAsking(false),
  })
  return (
    <Row gap={0.5}>
      <Button
        component="a"
        size="small"
        href={data}
        download
        loading={download.isPending}
        aria-label={t('persons.downloadOf', { name })}
        onClick={(event) => download.onClick(event, data, t('persons.downloadOf', { name }))}
      >
        {t('persons.download')}
      </Button>
      {username === null && (
        <Button
          size="small"
          color="error"
          aria-label={t('persons.eraseOf', { name })}
          onClick={() => setAsking(true)}
        >
          {t('persons.erase')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        question={t('persons.eraseQuestion', { name })}
        action={t('persons.erase')}
        dangerous
        busy={isPending}
        onConfirm={() => mutate({ id, kind })}
        onClose={() => setAsking(false)}
      >
        {t(kind === 'judge' ? 'persons.eraseJudgeHelp' : 'persons.eraseHelp')}
        <Mentions person={{ kind, id }} />
      </ConfirmDialog>
    </Row>
  )
}
