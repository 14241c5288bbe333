import Button from '@mui/material/Button'
import { useState } from 'react'
import { setStartOrder } from '#contract/endpoints/entries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { useList } from '../listContext.ts'

/** The start order: drawn, by hand, or not yet; a draw over numbers that are there asks first. */
export function StartOrder() {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const { participants, disabled, change } = useList()
  const { places, trial } = participants
  if (places.length === 0) return null
  const numbered = places.some(({ startNumber }) => startNumber !== null)
  const order = (method: 'draw' | 'number' | 'clear') => {
    setAsking(false)
    const text = t(method === 'clear' ? 'entries.start.cleared' : 'entries.start.done')
    change({ call: setStartOrder, body: { method } }, { text })
  }
  const state = () => {
    if (!numbered) return t('entries.start.none')
    return trial.startSeed === null
      ? t('entries.start.byHand')
      : t('entries.start.drawn', { seed: trial.startSeed })
  }
  return (
    <Section title={t('entries.start.title')}>
      <Text component="p" breaks measure="wide">
        {state()} {t('entries.start.help')}
      </Text>
      <Row mt={1.5} data-print="no">
        <Button
          variant="outlined"
          disabled={disabled}
          onClick={() => (numbered ? setAsking(true) : order('draw'))}
        >
          {t(numbered ? 'entries.start.drawAgain' : 'entries.start.draw')}
        </Button>
        <Button disabled={disabled} onClick={() => order('number')}>
          {t('entries.start.number')}
        </Button>
        {numbered && (
          <Button disabled={disabled} onClick={() => order('clear')}>
            {t('entries.start.clear')}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        open={asking}
        question={t('entries.start.drawQuestion')}
        action={t('entries.start.drawAgain')}
        busy={false}
        onConfirm={() => order('draw')}
        onClose={() => setAsking(false)}
      >
        {t('entries.start.drawHelp')}
      </ConfirmDialog>
    </Section>
  )
}
