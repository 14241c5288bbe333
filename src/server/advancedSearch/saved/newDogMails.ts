import en from '#contract/texts/en/mails.json' with { type: 'json' }
import fi from '#contract/texts/fi/mails.json' with { type: 'json' }
import sv from '#contract/texts/sv/mails.json' with { type: 'json' }
import { translator } from '#contract/translation.ts'
import { calledBy } from '#domain/dogs.ts'
import type { AccountRow } from '../../accounts/accounts.types.ts'
import { dogSummaries } from '../../dogs/records.service.ts'
import type { Act } from '../../platform/act.ts'
import type { AskedText, News } from './savedSearches.types.ts'

const TEXTS = { fi, sv, en }
/** Dogs that one mail names, and searches that it names beside a dog; of the rest it says how many there are. */
const MOST_DOGS = 20
const MOST_NAMES = 3
const OWN_SEARCHES = '/profiili'

/** One mail about all new dogs of an account's searches, each dog once with the searches that it fits. */
export async function mailNewDogs(act: Act, account: AccountRow, news: readonly News[]): Promise<void> {
  const names = new Map<number, string[]>()
  for (const { search, dogs } of news)
    for (const dog of dogs) names.set(dog, [...(names.get(dog) ?? []), search.name])
  // The newest records first.
  const named = [...names.keys()].toSorted((a, b) => b - a).slice(0, MOST_DOGS)
  const dogs = await dogSummaries(act, named)
  const t = translator(account.language, TEXTS[account.language])
  const rest = names.size - named.length
  const [{ search }] = news as [News]
  await act.mail({
    thing: `saved_search:${search.id}`,
    kind: 'newDogs',
    version: search.mails + 1,
    accountId: account.id,
    recipient: account.email,
    language: account.language,
    values: { name: account.first_name, count: String(names.size) },
    items: named.flatMap((id) => {
      const dog = dogs.get(id)
      if (!dog) return []
      const path = `/koira/${dog.regnr.split('/').map(encodeURIComponent).join('/')}`
      return [{ text: `${calledBy(dog)} ${dog.regnr} (${listOf(names.get(id)!)})`, path }]
    }),
    message: rest > 0 ? t('moreDogs', { count: rest }) : '',
    path: news.length === 1 ? addressOf(search) : OWN_SEARCHES,
  })
}

const listOf = (names: readonly string[]): string =>
  names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')} …` : names.join(', ')

/** The address of a search, as the browser part reads it. */
function addressOf({ condition, least, breed, sex, conditions }: AskedText): string {
  const state = new URLSearchParams({
    ...(condition !== 2 && { condition: String(condition) }),
    ...(condition === 3 && { least: String(least) }),
    ...(breed !== null && { breed }),
    ...(sex !== null && { sex }),
    ...(conditions !== '' && { conditions }),
  })
  return `/haku-ominaisuudet?${state}`
}
