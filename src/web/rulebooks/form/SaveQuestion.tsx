import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { saveRulebook } from '#contract/rulebooks.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import type { FieldConflict } from '../../ui/drafts/conflicts.ts'
import { useValueWords } from '../../ui/drafts/useValueWords.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { BulletList, Text } from '../../ui/layout/parts.ts'
import { useRulebookLabels, useRulebookWords } from './useRulebookLabels.ts'

const schema = saveRulebook.body!.pick({ note: true })

interface Props {
  /** what differs from the version before */
  changes: readonly FieldConflict[]
  /** from when the rulebook holds, as written */
  validFrom: string
  /** the reason; undefined: nothing is to be kept */
  onAnswer: (note: string | undefined) => void
}

/** Asks before a rulebook is kept: tells what changes and from when, and wants the reason. */
export function SaveQuestion({ changes, validFrom, onAnswer }: Props) {
  const t = useTranslate()
  const labels = useRulebookLabels()
  const said = useValueWords(useRulebookWords())
  const form = useForm({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: { note: '' },
  })
  return (
    <FormDialog title={t('rulebooks.saveQuestion', { from: validFrom })} onClose={() => onAnswer(undefined)}>
      {changes.length === 0 ? (
        <Text component="p">{t('rulebooks.saveUnchanged')}</Text>
      ) : (
        <BulletList>
          {changes.map(({ name, was, is }) => (
            <Text key={name} component="li" breaks>
              {t('common.meanwhile.change', {
                field: labels[name],
                was: said(name, was),
                is: said(name, is),
              })}
            </Text>
          ))}
        </BulletList>
      )}
      <Text component="p" tone="muted" mt={1.5} mb={2.5}>
        {t('rulebooks.saveKeeps')}
      </Text>
      <Form form={form} labels={{ note: t('rulebooks.note') }} onSubmit={async ({ note }) => onAnswer(note)}>
        <TextInput name="note" help={t('rulebooks.noteHelp')} maxLength={500} />
        <SubmitButton>{t('rulebooks.save')}</SubmitButton>
      </Form>
    </FormDialog>
  )
}
