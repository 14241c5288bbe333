import { idParams } from '#contract/inputs.ts'
import { plainWords } from '#domain/lightText.ts'
import type { PageHead } from '../platform/http/pageHead.ts'
import { presentUpdate } from '../systemUpdates/systemUpdates.presenter.ts'
import { findShownUpdate } from '../systemUpdates/systemUpdates.service.ts'
import { isMissing } from './dogPages.ts'
import { foundPage, missingPage, type Visit } from './visit.ts'

/** Characters of an update's text that whoever shares it is told. */
const TOLD = 200

/** One update of the service: its title, and how its text begins. */
export async function updatePage(
  visit: Visit,
  { id = '' }: Readonly<Record<string, string | undefined>>,
): Promise<PageHead> {
  const read = idParams.safeParse({ id })
  if (!read.success) return missingPage(visit, visit.texts.shell.notFound)
  const { language } = visit.reader
  try {
    const update = await visit.read(() => findShownUpdate(visit.reader, read.data.id))
    const { title, text } = presentUpdate(update)
    return foundPage(visit, {
      title: title[language],
      description: plainWords(text[language]).slice(0, TOLD),
      address: `/paivitykset/${update.id}`,
    })
  } catch (error) {
    if (!isMissing(error)) throw error
    return missingPage(visit, visit.texts.shell.notFound)
  }
}
