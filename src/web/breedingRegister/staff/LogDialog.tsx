import type { StaffRegisterEntry } from '#contract/breedingRegister.ts'
import { calledBy } from '#domain/dogs.ts'
import { Changes } from '../../audit/Changes.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { registerChangesQuery } from './queries.ts'

interface Props {
  entry: StaffRegisterEntry
  onClose: () => void
}

/** Who has decided and changed what of an entry, newest first. */
export function LogDialog({ entry: { id, dog }, onClose }: Props) {
  const t = useTranslate()
  return (
    <FormDialog title={t('registerAdmin.logOf', { dog: calledBy(dog) })} onClose={onClose}>
      <Changes query={registerChangesQuery(id)} none={t('registerAdmin.noLog')} />
    </FormDialog>
  )
}
