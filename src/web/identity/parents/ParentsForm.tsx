import { useQuery } from '@tanstack/react-query'
import type { ParentsPreview } from '#contract/corrections.ts'
import type { DogSummary } from '#contract/dogs.ts'
import { ApiError } from '../../client/ApiError.ts'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { Columns, Note, Text } from '../../ui/layout/parts.ts'
import { parentsQuery } from '../queries.ts'
import { ReasonInput } from '../ReasonInput.tsx'
import { dogText } from '../words.ts'
import { ParentInput } from './ParentInput.tsx'
import { ParentsChange } from './ParentsChange.tsx'
import { useParentsForm } from './useParentsForm.ts'

interface Props {
  dog: DogSummary
  now: ParentsPreview['now']
  load: () => Promise<void>
  onSaved: (regnr: string) => unknown
}

/** The two parents, what another pair would change, the reason, and the one action. */
export function ParentsForm({ dog, now, load, onSaved }: Props) {
  const t = useTranslate()
  const { form, submit, chosen, changed, differs } = useParentsForm({ regnr: dog.regnr, now, load, onSaved })
  const preview = useQuery(parentsQuery(dog.regnr, differs ? chosen : undefined))
  const faults = (differs && preview.data?.faults) || []
  const faultOf = (role: 'sire' | 'dam') => {
    const texts = faults.filter((fault) => fault.role === role).map(({ code }) => codeText(t, code))
    return texts.length > 0 ? texts.join(' ') : undefined
  }
  const save = async (values: Parameters<typeof submit>[0]) => {
    if (!differs) throw new ApiError(422, 'PARENTS_UNCHANGED', { sire: 'PARENTS_UNCHANGED' })
    const [fault] = faults
    if (fault) throw new ApiError(422, fault.code, fault.role === null ? {} : { [fault.role]: fault.code })
    await submit(values)
  }
  const labels = { sire: t('litters.sire'), dam: t('litters.dam'), reason: t('identity.reason') }
  return (
    <Form form={form} labels={labels} onSubmit={save} wide>
      {changed && <Changed now={now} />}
      <Columns from="md" gap={3}>
        <ParentInput parent="sire" fault={faultOf('sire')} />
        <ParentInput parent="dam" fault={faultOf('dam')} />
      </Columns>
      {differs ? <ParentsChange query={preview} /> : <Text tone="muted">{t('identity.parents.same')}</Text>}
      <ReasonInput />
      <SubmitButton>{t('identity.parents.save')}</SubmitButton>
    </Form>
  )
}

/** Says whom somebody else has entered as parents meanwhile. */
function Changed({ now: { sire, dam } }: { now: ParentsPreview['now'] }) {
  const t = useTranslate()
  const said = (parent: DogSummary | null) => (parent ? dogText(parent) : t('identity.parents.unknown'))
  return (
    <Note tone="warning" role="alert" breaks measure="text">
      {t('identity.parents.changed', { sire: said(sire), dam: said(dam) })}
    </Note>
  )
}
