import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Participants } from '#contract/entries.ts'
import { Section } from '../ui/Section.tsx'
import { TimeText } from '../ui/TimeText.tsx'

/** Messages that have been sent to the participants. */
export function SentMessages({ messages }: Pick<Participants, 'messages'>) {
  const { t } = useTranslation()
  if (messages.length === 0) return null
  return (
    <Section title={t('entries.send.history')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '48rem' }}>
        {messages.map(({ id, subject, body, recipients, sentAt }) => (
          <Box component="li" key={id} sx={{ mb: 1.5 }}>
            <details>
              <Box component="summary" sx={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {subject}
                </Box>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  <TimeText moment={sentAt} /> · {t('entries.send.recipients', { count: recipients })}
                </Box>
              </Box>
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', pl: 2, pt: 0.5 }}>{body}</Box>
            </details>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
