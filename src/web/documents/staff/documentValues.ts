import type { Resolver } from 'react-hook-form'
import * as z from 'zod'
import { editDocument, type StaffDocument } from '#contract/documents.ts'
import { errorsAt } from '../../ui/forms/errorsAt.ts'

const { title, folderId, public: isPublic } = editDocument.body!.shape
const written = z.object({ title, folderId, public: isPublic })
export type DocumentBody = z.output<typeof written>

/** A document as its form holds it: the folder as its choice is written, empty for none. */
export type DocumentValues = Omit<DocumentBody, 'folderId'> & { folderId: string }

export const documentValues = ({ title, folder, public: isPublic }: StaffDocument): DocumentValues => ({
  title,
  folderId: folder === null ? '' : String(folder.id),
  public: isPublic,
})

export const newDocumentValues = (name: string): DocumentValues => ({
  title: { fi: name, sv: '', en: '' },
  folderId: '',
  public: false,
})

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const documentResolver: Resolver<DocumentValues, unknown, DocumentBody> = (values) => {
  const read = written.safeParse({
    ...values,
    folderId: values.folderId === '' ? null : Number(values.folderId),
  })
  return read.success ? { values: read.data, errors: {} } : { values: {}, errors: errorsAt(read.error) }
}
