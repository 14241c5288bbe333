import type { DogHealth, StaffStatement } from '#contract/dogHealth.ts'
import { addStatement, changeStatement, dogHealth, removeStatement } from '#contract/endpoints/dogHealth.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ApiError } from '../../client/ApiError.ts'
import { ask } from '../../client/calls.ts'
import { useChange } from '../../client/useChange.ts'
import { healthLabel, useHealthWords } from '../../dogs/health/healthTexts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { Block } from '../../ui/layout/parts.ts'
import { ReasonedAction } from '../ReasonedAction.tsx'
import { StatementFields, useStatementLabels } from './StatementFields.tsx'
import { NO_STATEMENT, statementResolver, statementValues } from './statementValues.ts'

interface Props {
  answer: DogHealth
  /** told what has been saved */
  onSaved: (text: string) => Promise<void>
}

/** A statement that is not recorded yet. */
export function NewStatementForm({ answer: { dog }, onSaved }: Props) {
  const t = useTranslate()
  const { regnr } = dog
  const draft = useOwnDraft(`statement.new.${regnr}`)
  const form = useDraftForm({ draft, resolver: statementResolver, defaultValues: NO_STATEMENT })
  const { mutateAsync } = useChange(addStatement, {
    params: { regnr },
    async onSuccess() {
      forgetDraft(draft.name)
      await onSaved(t('identity.statements.added'))
    },
  })
  return (
    <Form form={form} labels={useStatementLabels()} onSubmit={(values) => mutateAsync(values)}>
      <StatementFields />
      <SubmitButton>{t('identity.statements.add')}</SubmitButton>
    </Form>
  )
}

/** A statement to be changed or removed. */
export function StatementForm({ answer, statement, onSaved }: Props & { statement: StaffStatement }) {
  const t = useTranslate()
  const words = useHealthWords()
  const { regnr } = answer.dog
  const { id } = statement
  const { mutateAsync } = useChange(changeStatement, { params: { regnr, id } })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`statement.${id}`),
    stored: versionedIn(answer, id),
    resolver: statementResolver,
    valuesOf: ({ version: _version, ...rest }: StaffStatement & { version: number }) => statementValues(rest),
    load: async () => versionedIn(await ask(dogHealth, { params: { regnr } }), id),
    save: async (values, { version }) => versionedIn(await mutateAsync({ ...values, version }), id),
    onSaved: () => onSaved(t('identity.statements.saved')),
  })
  const removal = useChange(removeStatement, {
    params: { regnr, id },
    onSuccess: () => onSaved(t('identity.statements.removed')),
  })
  return (
    <>
      <VersionedForm versioned={versioned} labels={useStatementLabels()} words={() => undefined}>
        <StatementFields recorded={statement} />
        <SubmitButton>{t('identity.statements.save')}</SubmitButton>
      </VersionedForm>
      <Block mt={3}>
        <ReasonedAction
          label={t('identity.statements.remove')}
          question={t('identity.statements.removeQuestion', { what: healthLabel(words, statement) })}
          help={t('identity.statements.removeHelp')}
          dangerous
          onConfirm={(reason) => removal.mutateAsync({ reason })}
        />
      </Block>
    </>
  )
}

function versionedIn({ version, statements }: DogHealth, id: number) {
  const statement = statements.find((one) => one.id === id)
  if (!statement) throw new ApiError(404, 'STATEMENT_NOT_FOUND')
  return { ...statement, version }
}
