import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DocumentFolder } from '#contract/documents.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { foldersQuery } from './queries.ts'

/** The labels of a document's fields. */
export function useDocumentLabels(): Record<string, string> {
  const t = useTranslate()
  return {
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`title.${language}`, t(`documentAdmin.titles.${language}`)]),
    ),
    folderId: t('documentAdmin.folder'),
    public: t('documentAdmin.public'),
  }
}

interface WithFoldersProps {
  /** it is of a trial, so that it stands in no folder */
  ofTrial: boolean
  children: (folders: readonly DocumentFolder[]) => ReactNode
}

/** A form that offers folders waits for them: a choice that has no option yet would be lost. */
export function WithFolders({ ofTrial, children }: WithFoldersProps) {
  const t = useTranslate()
  const query = useQuery({ ...foldersQuery, enabled: !ofTrial })
  if (ofTrial) return children([])
  return (
    <Loaded query={query} failed={t('documentAdmin.foldersFailed')} rows={4} rowHeight={72}>
      {({ folders }) => children(folders)}
    </Loaded>
  )
}

interface Props {
  ofTrial: boolean
  folders: readonly DocumentFolder[]
  mayPublish: boolean
}

/** Title in each language, folder, and who may read it. */
export function DocumentFields({ ofTrial, folders, mayPublish }: Props) {
  const t = useTranslate()
  const options = folders.map(({ id, name }) => ({ value: String(id), label: name.fi }))
  return (
    <>
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          name={`title.${language}`}
          optional={language !== 'fi'}
          autoComplete="off"
          maxLength={120}
          help={language === 'sv' ? t('documentAdmin.languagesHelp') : undefined}
        />
      ))}
      {!ofTrial && (
        <SelectInput
          name="folderId"
          options={[{ value: '', label: t('documentAdmin.noFolder') }, ...options]}
        />
      )}
      {mayPublish ? (
        <CheckInput
          name="public"
          help={t(ofTrial ? 'documentAdmin.publicTrialHelp' : 'documentAdmin.publicHelp')}
        />
      ) : (
        <Text tone="muted" size="small">
          {t('errors.DOCUMENT_NOT_TO_PUBLISH')}
        </Text>
      )}
    </>
  )
}
