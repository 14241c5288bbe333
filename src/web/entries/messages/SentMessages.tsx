import Box from '@mui/material/Box'
import type { Participants } from '#contract/entries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PlainList, Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { TimeText } from '../../ui/values/TimeText.tsx'

/** Messages that have been sent to the participants. */
export function SentMessages({ messages }: Pick<Participants, 'messages'>) {
  const t = useTranslate()
  if (messages.length === 0) return null
  return (
    <Section title={t('entries.send.history')}>
      <PlainList measure="wide">
        {messages.map(({ id, subject, body, recipients, sentAt }) => (
          <Text component="li" mb={1.5} key={id}>
            <details>
              <Box component="summary" sx={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
                <Span strong>{subject}</Span>{' '}
                <Span tone="muted">
                  <TimeText moment={sentAt} /> · {t('entries.send.recipients', { count: recipients })}
                </Span>
              </Box>
              <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', pl: 2, pt: 0.5 }}>{body}</Box>
            </details>
          </Text>
        ))}
      </PlainList>
    </Section>
  )
}
