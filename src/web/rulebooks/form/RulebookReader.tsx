import { useForm } from 'react-hook-form'
import type { RulebookDetails } from '#contract/rulebooks.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { Note } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { rulebookAddress } from '../addresses.ts'
import { RulebookFields } from './RulebookFields.tsx'
import { type RulebookValues, valuesOf } from './rulebookValues.ts'
import { useRulebookLabels } from './useRulebookLabels.ts'

/** A version that a newer one has replaced, as results judged by it cite it: everything can be read, nothing changed. */
export function RulebookReader({ rulebook }: { rulebook: RulebookDetails }) {
  const t = useTranslate()
  const form = useForm<RulebookValues>({ defaultValues: valuesOf(rulebook, useLanguage()), disabled: true })
  return (
    <>
      <Note tone="warning" mb={3} role="note">
        {t('rulebooks.replaced')}{' '}
        <AppLink {...rulebookAddress(rulebook.newestId)}>{t('rulebooks.newest')}</AppLink>
      </Note>
      <Form form={form} wide labels={useRulebookLabels()} onSubmit={async () => {}}>
        <RulebookFields />
      </Form>
    </>
  )
}
