import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changeOwnMailChoice, ownMailChoices } from '#contract/endpoints/mailChoices.ts'
import { keyOf } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { ErrorState } from '../ui/loading/ErrorState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { ownMailChoicesQuery } from './queries.ts'
import { TopicSwitches } from './TopicSwitches.tsx'

/** Which mails that are not necessary the own address gets. */
export function OwnMailChoices() {
  const t = useTranslate()
  const queries = useQueryClient()
  const query = useQuery(ownMailChoicesQuery)
  const { mutate, isPending, error } = useChange(changeOwnMailChoice, {
    onSuccess: (choices) => {
      queries.setQueryData(keyOf(ownMailChoices), choices)
      showSuccess(t('accounts.saved'))
    },
  })
  return (
    <Section title={t('accounts.mailChoices.title')}>
      <Loaded query={query} rows={6} rowHeight={40}>
        {(choices) => (
          <>
            <Text component="p" tone="muted" mb={1} measure="text" breaks>
              {t('accounts.mailChoices.ownLead', { email: choices.email })}
            </Text>
            <TopicSwitches choices={choices} busy={isPending} onChoose={mutate} />
            {error && <ErrorState error={error} />}
          </>
        )}
      </Loaded>
    </Section>
  )
}
