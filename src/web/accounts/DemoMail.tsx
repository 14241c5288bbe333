import MailOutline from '@mui/icons-material/MailOutlined'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Card, Text } from '../ui/layout/parts.ts'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { demoMailQuery } from './queries.ts'

/** In a demo, the mail that the page has caused, to be read here. `mailKey` null: no demo, nothing to show. */
export function DemoMail({ mailKey }: { mailKey: string | null }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  if (mailKey === null) return null
  return (
    <Card mt={2} mb={2} measure="text">
      <Text tone="muted" mb={1}>
        {t('accounts.demo.mailNote')}
      </Text>
      {open ? (
        <Mail mailKey={mailKey} />
      ) : (
        <Button variant="outlined" startIcon={<MailOutline />} onClick={() => setOpen(true)}>
          {t('accounts.demo.mailRead')}
        </Button>
      )}
    </Card>
  )
}

function Mail({ mailKey }: { mailKey: string }) {
  const t = useTranslate()
  const mail = useQuery(demoMailQuery(mailKey))
  return (
    <Loaded query={mail} failed={t('accounts.demo.mailFailed')} rows={4}>
      {({ recipient, subject, text: letter }) => (
        <article aria-label={subject}>
          <Text tone="muted" breaks>
            {t('accounts.demo.mailTo')}: {recipient}
          </Text>
          <Text strong mt={0.5}>
            {subject}
          </Text>
          <Text breaks lines mt={1}>
            {withLinks(letter).map(({ text, link, start }) =>
              link ? (
                <Link key={start} href={text} underline="always">
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
