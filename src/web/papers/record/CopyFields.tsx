import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, PlainList, Row, Span, Text, VisuallyHidden } from '../../ui/layout/parts.ts'
import { progressOf, type RecordPart } from './parts.ts'
import type { Copied } from './useCopied.ts'

/** The fields of a part, each with its text and a button that copies it. */
export function CopyFields({ part, copied }: { part: RecordPart; copied: Copied }) {
  const t = useTranslate()
  const [told, setTold] = useState('')
  const { copied: count, all } = progressOf(part, copied.holds)
  return (
    <Block measure="text">
      <PlainList mt={2} ruled aria-label={part.name}>
        {part.fields.map(({ field, text, mark }) => {
          const label = t(`trialRecord.fields.${field}`)
          return (
            <Box key={field} component="li" sx={ROW}>
              <Span tone="muted" size="small">
                {label}
              </Span>
              <Text component="div" breaks strong={text !== ''} tone={text === '' ? 'muted' : undefined}>
                {text || '–'}
              </Text>
              {text !== '' && (
                <Button
                  size="small"
                  variant={copied.holds(mark) ? 'text' : 'outlined'}
                  startIcon={copied.holds(mark) ? <Check /> : <ContentCopy />}
                  aria-label={t(copied.holds(mark) ? 'trialRecord.copyAgain' : 'trialRecord.copyOf', {
                    label,
                    text,
                  })}
                  onClick={() =>
                    void copied.copy(text, mark).then(() => setTold(t('trialRecord.copiedOf', { label })))
                  }
                  sx={{ minWidth: '7.5rem', minHeight: 40 }}
                >
                  {t(copied.holds(mark) ? 'trialRecord.copied' : 'trialRecord.copy')}
                </Button>
              )}
            </Box>
          )
        })}
      </PlainList>
      <Row align="center" mt={1.5} minHeight={40} between>
        <Text tone="muted" size="small">
          {t('trialRecord.progress', { copied: count, all })}
        </Text>
        {count > 0 && (
          <Button size="small" onClick={() => copied.forget(part.fields.map(({ mark }) => mark))}>
            {t('trialRecord.forget')}
          </Button>
        )}
      </Row>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </Block>
  )
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '12rem minmax(0, 1fr) auto' },
  '& > :first-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  alignItems: 'center',
  columnGap: 2,
  minHeight: 52,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const
