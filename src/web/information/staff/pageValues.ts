import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { createInformationPage, type StaffInformationPage } from '#contract/information.ts'
import { errorsAt } from '../../ui/forms/errorsAt.ts'

const written = createInformationPage.body!
export type PageBody = z.output<typeof written>

/** A page as its form holds it: the folder as its choice is written, empty for none. */
export type PageValues = Omit<PageBody, 'folderId'> & { folderId: string }

/** A new one: a draft. */
export const newPageValues = (): PageValues => ({
  address: '',
  title: { fi: '', sv: '', en: '' },
  text: { fi: '', sv: '', en: '' },
  published: false,
  folderId: '',
})

export const pageValues = ({
  address,
  title,
  text,
  published,
  folder,
}: StaffInformationPage): PageValues => ({
  address,
  title,
  text,
  published,
  folderId: folder === null ? '' : String(folder.id),
})

/** Reads the form and holds it to the contract; what cannot be read is told at its field. */
export const pageResolver: Resolver<PageValues, unknown, PageBody> = (values) => {
  const read = written.safeParse({
    ...values,
    folderId: values.folderId === '' ? null : Number(values.folderId),
  })
  return read.success ? { values: read.data, errors: {} } : { values: {}, errors: errorsAt(read.error) }
}
