import type { DocumentFolder } from '#contract/documents.ts'
import { INFORMATION_ADDRESS_LENGTH, INFORMATION_TEXT_LENGTH } from '#contract/informationConstants.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { WrittenFields } from '../../ui/writing/WrittenFields.tsx'

/** The labels of a page's fields. */
export function usePageLabels(): Record<string, string> {
  const t = useTranslate()
  const parts = ['title', 'text'] as const
  return {
    ...Object.fromEntries(
      parts.flatMap((part) =>
        LANGUAGES.map((language) => [`${part}.${language}`, t(`informationAdmin.${part}s.${language}`)]),
      ),
    ),
    address: t('informationAdmin.address'),
    folderId: t('informationAdmin.folder'),
    published: t('informationAdmin.publish'),
  }
}

interface Props {
  /** its address is still open */
  isNew: boolean
  folders: readonly DocumentFolder[]
}

/** Title and text in each language, the documents that stand on it, and whether it is a draft. */
export function PageFields({ isNew, folders }: Props) {
  const t = useTranslate()
  const options = folders.map(({ id, name }) => ({ value: String(id), label: name.fi }))
  return (
    <>
      <WrittenFields
        textLength={INFORMATION_TEXT_LENGTH}
        rows={10}
        help={t('informationAdmin.languagesHelp')}
      />
      {isNew && (
        <TextInput
          name="address"
          optional
          verbatim
          autoComplete="off"
          maxLength={INFORMATION_ADDRESS_LENGTH}
          help={t('informationAdmin.addressHelp')}
        />
      )}
      <SelectInput
        name="folderId"
        options={[{ value: '', label: t('informationAdmin.noFolder') }, ...options]}
        help={t('informationAdmin.folderHelp')}
      />
      <CheckInput name="published" help={t('informationAdmin.publishHelp')} />
    </>
  )
}
