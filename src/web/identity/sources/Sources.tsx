import type { AnswerOf } from '#contract/calls.ts'
import type { dogSources } from '#contract/endpoints/corrections.ts'
import { RECORD_KINDS } from '#domain/recordedFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { FieldSources } from './FieldSources.tsx'
import { RecordSources } from './RecordSources.tsx'

interface Props {
  answer: AnswerOf<typeof dogSources>
  /** where the answer tells of a day: what is recorded now */
  now?: AnswerOf<typeof dogSources>
}

/** Everything that is recorded of a dog, each with its source. */
export function Sources({ answer: { dog, fields, records }, now }: Props) {
  const t = useTranslate()
  return (
    <>
      <Section title={t('identity.sources.fields')}>
        <Text tone="muted" mb={2} measure="text">
          {t('identity.sources.fieldsHelp')}
        </Text>
        <FieldSources fields={fields} now={now?.fields} />
      </Section>
      <Section title={t('identity.sources.records')}>
        {RECORD_KINDS.map((kind) => (
          <RecordSources
            key={kind}
            dog={dog}
            kind={kind}
            records={records.filter((one) => one.kind === kind)}
            now={now?.records.filter((one) => one.kind === kind && one.source !== null)}
          />
        ))}
      </Section>
    </>
  )
}
