import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/calls.ts'
import type { DogNumbers } from '#contract/dogNumbers.ts'
import type { dogSources } from '#contract/endpoints/corrections.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Editing } from '../../ui/layout/Editing.tsx'
import { Stack, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Undo } from '../corrections/useUndo.ts'
import { numbersQuery } from '../queries.ts'
import { useRecordForms } from '../useRecordForms.ts'
import { NewNumberForm } from './NewNumberForm.tsx'
import { useNumberColumns } from './numberColumns.tsx'

interface Props {
  sources: AnswerOf<typeof dogSources>
  undo: Undo
}

/** The registration numbers of a dog, and which is the main one. */
export function NumbersTask({ sources, undo }: Props) {
  const query = useQuery(numbersQuery(sources.dog.regnr))
  return (
    <Loaded query={query} rows={2} rowHeight={60}>
      {(answer) => <Numbers answer={answer} sources={sources} undo={undo} />}
    </Loaded>
  )
}

function Numbers({ answer, sources, undo }: Props & { answer: DogNumbers }) {
  const t = useTranslate()
  const { open, address, saved } = useRecordForms(answer.dog.regnr, 'numerot', undo)
  const columns = useNumberColumns(sources, saved)
  return (
    <Section
      title={t('identity.kinds.number')}
      actions={
        <LinkButton {...address('uusi')} variant="contained" resetScroll={false}>
          {t('identity.numbers.add')}
        </LinkButton>
      }
    >
      <Text mb={2} measure="text">
        {t('identity.numbers.lead')}
      </Text>
      <Stack>
        {open === 'uusi' && (
          <Editing title={t('identity.numbers.new')} back={address()}>
            <NewNumberForm regnr={answer.dog.regnr} onSaved={saved} />
          </Editing>
        )}
        <DataTable
          caption={t('identity.kinds.number')}
          columns={columns}
          rows={answer.numbers}
          rowKey={({ id }) => id}
          cardsBelow="md"
          factColumns
        />
      </Stack>
    </Section>
  )
}
