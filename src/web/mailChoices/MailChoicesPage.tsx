import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { changeLinkedMailChoice, linkedMailChoices } from '#contract/endpoints/mailChoices.ts'
import type { LinkedMailChoices } from '#contract/mailChoices.ts'
import { tokenOf } from '../accounts/mailToken.ts'
import { keyOf } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Panel, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { ErrorState } from '../ui/loading/ErrorState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { MAIL_CHOICES_PATH } from './addresses.ts'
import { linkedMailChoicesQuery } from './queries.ts'
import { TopicSwitches } from './TopicSwitches.tsx'

/**
 * `/viestivalinnat`: opened by the link of a mail that is not necessary, without signing in. A button stops such mails, because scanners
 * of mail open links too.
 */
export function MailChoicesPage() {
  const t = useTranslate()
  const { token: asked } = useSearch({ from: MAIL_CHOICES_PATH })
  const token = tokenOf(useLocation({ select: ({ hash }) => hash })) ?? asked
  if (token !== undefined) return <ChoicesByLink key={token} token={token} />
  return (
    <>
      <PageTitle title={t('accounts.mailChoices.title')} />
      <EmptyState title={t('accounts.mailChoices.noToken')}>
        {t('accounts.mailChoices.noTokenHelp')}
      </EmptyState>
    </>
  )
}

function ChoicesByLink({ token }: { token: string }) {
  const t = useTranslate()
  const query = useQuery(linkedMailChoicesQuery(token))
  return (
    <>
      <PageTitle
        title={t('accounts.mailChoices.title')}
        lead={query.data && t('accounts.mailChoices.lead', { email: query.data.email })}
      />
      <Loaded query={query} rows={6} rowHeight={40} refused={(error) => <ErrorState error={error} />}>
        {(choices) => <Choices token={token} choices={choices} />}
      </Loaded>
    </>
  )
}

function Choices({ token, choices }: { token: string; choices: LinkedMailChoices }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useChange(changeLinkedMailChoice, {
    onSuccess: (answer) => queries.setQueryData(keyOf(linkedMailChoices, { body: { token } }), answer),
  })
  const { topic } = choices
  const wanted = choices.topics.some((one) => one.topic === topic && one.wanted)
  const name = t(`accounts.mailChoices.topics.${topic}`)
  return (
    <>
      <Panel>
        <Text component="p" role="status" strong mb={2}>
          {wanted ? name : t('accounts.mailChoices.stoppedHelp', { topic: name })}
        </Text>
        <Button
          variant={wanted ? 'contained' : 'outlined'}
          loading={isPending}
          onClick={() => mutate({ token, topic, wanted: !wanted })}
        >
          {t(wanted ? 'accounts.mailChoices.stop' : 'accounts.mailChoices.undo')}
        </Button>
        {error && <ErrorState error={error} />}
      </Panel>
      <Section title={t('accounts.mailChoices.others')}>
        <TopicSwitches
          choices={choices}
          busy={isPending}
          onChoose={(choice) => mutate({ token, ...choice })}
        />
      </Section>
    </>
  )
}
