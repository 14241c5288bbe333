import { useWatch } from 'react-hook-form'
import type { Role } from '#domain/accounts/roles.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useField } from '../../ui/forms/formScope.ts'
import { ManyInput } from '../../ui/inputs/ManyInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { type Linked, useChoosableClubs, useChoosableJudges } from './officialChoices.ts'

/** Whose trials a TRIALAGENT runs, and which judge a JUDGE is: without them the role gives nothing to do yet. */
export function OfficialInputs({ linked }: { linked: Linked }) {
  const t = useTranslate()
  const { control } = useField('roles')
  const roles: readonly Role[] = useWatch({ control, name: 'roles' })
  const clubs = useChoosableClubs(linked.clubs)
  const judges = useChoosableJudges(linked.judge)
  return (
    <>
      {roles.includes('TRIALAGENT') && (
        <ManyInput
          name="clubIds"
          options={clubs.map(({ id, name }) => ({ id, label: name }))}
          help={t('users.clubsHelp')}
          none={t('users.noClubs')}
        />
      )}
      {roles.includes('JUDGE') && (
        <SelectInput
          name="judgeId"
          options={[
            { value: '', label: t('users.noJudge') },
            ...judges.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          help={t('users.judgeHelp')}
        />
      )}
    </>
  )
}
