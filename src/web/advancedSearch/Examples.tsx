import { useModule } from '../client/service.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { BulletList, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { type AdvancedSearch, advancedSearchAddress } from './addresses.ts'
import { conditionsOf } from './queries.ts'
import { useSearchWords } from './useSearchWords.ts'

const EXAMPLES: readonly AdvancedSearch[] = [
  { conditions: 'sire.trial.VOI.1*health.fci_hips.orBetter.B' },
  { sex: 'female', conditions: 'age.2.6*noSibling.health.fci_hips.orWorse.D*show.EH' },
  { sex: 'male', conditions: 'register.active*health.fci_hips.orBetter.B*inbreeding..3.moderate' },
  { condition: 3, least: 2, conditions: 'trial.VOI.1*score.hunt.willToHunt.4*show..SERT' },
]

/** What stands before anything is asked: what the search is for, and searches to begin with. */
export function Examples() {
  const t = useTranslate()
  const words = useSearchWords()
  const hasTrials = useModule('kaer')
  const examples = EXAMPLES.map((search) => ({ search, conditions: conditionsOf(search) ?? [] })).filter(
    ({ conditions }) => hasTrials || conditions.every(({ kind }) => kind !== 'trial' && kind !== 'score'),
  )
  return (
    <EmptyState title={t('advancedSearch.begin')}>
      <Text>{t('advancedSearch.beginHelp')}</Text>
      <BulletList mt={1}>
        {examples.map(({ search }) => (
          <li key={search.conditions}>
            <AppLink {...advancedSearchAddress(search)} underline="always">
              {words(search)}
            </AppLink>
          </li>
        ))}
      </BulletList>
    </EmptyState>
  )
}
