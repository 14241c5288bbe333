import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/calls.ts'
import type { DogHealth } from '#contract/dogHealth.ts'
import type { dogSources } from '#contract/endpoints/corrections.ts'
import { healthLabel, useHealthWords } from '../../dogs/health/healthTexts.ts'
import { healthCodesQuery } from '../../dogs/health/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Editing } from '../../ui/layout/Editing.tsx'
import { Stack } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Undo } from '../corrections/useUndo.ts'
import { healthQuery } from '../queries.ts'
import { useRecordForms } from '../useRecordForms.ts'
import { NewStatementForm, StatementForm } from './StatementForms.tsx'
import { useStatementColumns } from './statementColumns.tsx'

interface Props {
  sources: AnswerOf<typeof dogSources>
  undo: Undo
}

/** Health statements of a dog, each changed where it stands. */
export function StatementsTask({ sources, undo }: Props) {
  const query = useQuery(healthQuery(sources.dog.regnr))
  const codes = useQuery(healthCodesQuery)
  // A choice keeps its value only among choices that are there.
  return (
    <Loaded query={codes} rows={4} rowHeight={60}>
      {() => (
        <Loaded query={query} rows={4} rowHeight={60}>
          {(answer) => <Statements answer={answer} sources={sources} undo={undo} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Statements({ answer, sources, undo }: Props & { answer: DogHealth }) {
  const t = useTranslate()
  const words = useHealthWords()
  const { open, address, saved } = useRecordForms(answer.dog.regnr, 'terveys', undo)
  const statement = answer.statements.find(({ id }) => String(id) === open)
  const columns = useStatementColumns(sources, address)
  return (
    <Section
      title={t('identity.kinds.health')}
      actions={
        <LinkButton {...address('uusi')} variant="contained" resetScroll={false}>
          {t('identity.statements.add')}
        </LinkButton>
      }
    >
      <Stack>
        {open === 'uusi' && (
          <Editing title={t('identity.statements.new')} back={address()}>
            <NewStatementForm answer={answer} onSaved={saved} />
          </Editing>
        )}
        {statement && (
          <Editing title={healthLabel(words, statement)} back={address()}>
            <StatementForm key={statement.id} answer={answer} statement={statement} onSaved={saved} />
          </Editing>
        )}
        {answer.statements.length === 0 ? (
          <EmptyState title={t('identity.statements.none')} />
        ) : (
          <DataTable
            caption={t('identity.kinds.health')}
            columns={columns}
            rows={answer.statements}
            rowKey={({ id }) => String(id)}
            cardsBelow="md"
            factColumns
          />
        )}
      </Stack>
    </Section>
  )
}
