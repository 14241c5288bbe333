import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Row, Text } from '../ui/layout/parts.ts'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { demoMailQuery } from './queries.ts'

/** The mails that a change in the demo has caused, one at a time. */
export default function DemoMailsDialog({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) {
  const t = useTranslate()
  const [index, setIndex] = useState(0)
  return (
    <FormDialog title={t('shell.demoMails.title', { count: keys.length })} onClose={onClose}>
      <Text tone="muted" mb={2}>
        {t('shell.demoMails.note')}
      </Text>
      <Mail key={keys[index]} mailKey={keys[index]!} onFollow={onClose} />
      {keys.length > 1 && (
        <Row mt={3} align="center">
          <Button disabled={index === 0} onClick={() => setIndex(index - 1)}>
            {t('shell.demoMails.previous')}
          </Button>
          <Text component="span" role="status">
            {t('shell.demoMails.place', { number: index + 1, count: keys.length })}
          </Text>
          <Button disabled={index === keys.length - 1} onClick={() => setIndex(index + 1)}>
            {t('shell.demoMails.next')}
          </Button>
        </Row>
      )}
    </FormDialog>
  )
}

/** `onFollow`: a link may lead to the page that is open already, under the dialog. */
function Mail({ mailKey, onFollow }: { mailKey: string; onFollow: () => void }) {
  const t = useTranslate()
  const mail = useQuery(demoMailQuery(mailKey))
  return (
    <Loaded query={mail} failed={t('shell.demoMails.failed')} rows={4}>
      {({ recipient, subject, text: letter }) => (
        <article aria-label={subject}>
          <Text tone="muted" breaks>
            {t('shell.demoMails.to')}: {recipient}
          </Text>
          <Text strong mt={0.5}>
            {subject}
          </Text>
          <Text breaks lines mt={1}>
            {withLinks(letter).map(({ text, link, start }) =>
              link ? (
                <Link key={start} href={text} underline="always" onClick={onFollow}>
                  {text}
                </Link>
              ) : (
                text
              ),
            )}
          </Text>
        </article>
      )}
    </Loaded>
  )
}

/** Splits a text into links and what stands between them. */
function withLinks(text: string): { text: string; link: boolean; start: number }[] {
  let start = 0
  return text.split(/(https?:\/\/\S+)/).map((part, index) => {
    const piece = { text: part, link: index % 2 === 1, start }
    start += part.length
    return piece
  })
}
