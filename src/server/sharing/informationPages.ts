import { topicAt } from '#contract/informationTopics.ts'
import { presentRow } from '../information/information.presenter.ts'
import { findShownPage } from '../information/information.service.ts'
import type { PageHead } from '../platform/http/pageHead.ts'
import { isMissing } from './dogPages.ts'
import { foundPage, missingPage, type Visit } from './visit.ts'

/** The list of what the club tells, a page of its own, or one that explains a figure. */
export async function informationPage(
  visit: Visit,
  { aihe }: Readonly<Record<string, string | undefined>>,
): Promise<PageHead> {
  const { information } = visit.texts
  if (aihe === undefined) return described(visit, information, '/tietoja')
  const topic = topicAt(aihe, true)
  return topic ? described(visit, information.topics[topic], `/tietoja/${aihe}`) : clubPage(visit, aihe)
}

const described = (
  visit: Visit,
  { title, lead }: { readonly title: string; readonly lead: string },
  address: string,
): PageHead => foundPage(visit, { title, description: lead, address })

async function clubPage(visit: Visit, aihe: string): Promise<PageHead> {
  const { language } = visit.reader
  try {
    const { address, title, beginning } = presentRow(
      await visit.read(() => findShownPage(visit.reader, aihe)),
    )
    return described(visit, { title: title[language], lead: beginning[language] }, `/tietoja/${address}`)
  } catch (error) {
    if (!isMissing(error)) throw error
    return missingPage(visit, visit.texts.shell.notFound)
  }
}
