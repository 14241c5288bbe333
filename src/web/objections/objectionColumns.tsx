import { useMemo } from 'react'
import type { ObjectionList } from '#contract/objections.ts'
import { formatDate } from '#domain/dates.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { useTrialName } from '../organising/trialName.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'
import { objectionsAddress } from './addresses.ts'
import { ObjectionState } from './ObjectionState.tsx'

type Listed = ObjectionList['objections'][number]

/** Columns of objections over all trials; each leads to those of its trial. */
export function useObjectionColumns(): readonly Column<Listed>[] {
  const t = useTranslate()
  const trialName = useTrialName()
  return useMemo(() => columnsIn(t, trialName), [t, trialName])
}

function columnsIn(t: Translate, trialName: ReturnType<typeof useTrialName>): Column<Listed>[] {
  return [
    {
      id: 'trial',
      header: t('objectionAdmin.trial'),
      cell: ({ trial }) => (
        <AppLink {...objectionsAddress(trial.id)} underline="always">
          {trialName(trial)}
        </AppLink>
      ),
      card: 'title',
      width: '14rem',
    },
    {
      id: 'about',
      header: t('objectionAdmin.about'),
      cell: ({ dog, body }) => (
        <>
          {dog ? <DogLink dog={dog} /> : <Span strong>{t('objections.held')}</Span>}
          <Text size="small" tone="muted" breaks>
            {shortened(body)}
          </Text>
        </>
      ),
      card: 'fact',
      wide: true,
      long: true,
    },
    {
      id: 'received',
      header: t('objectionAdmin.receivedOn'),
      cell: ({ receivedOn }) => formatDate(receivedOn),
      card: 'fact',
      oneLine: true,
    },
    {
      id: 'due',
      header: t('objectionAdmin.dueOn'),
      cell: ({ dueOn, late }) => (
        <>
          {formatDate(dueOn)}
          {late && <Span tone="warning" strong>{` ${t('objections.late')}`}</Span>}
        </>
      ),
      card: 'fact',
    },
    {
      id: 'state',
      header: t('objectionAdmin.state'),
      cell: ({ verdict, decidedAt }) => <ObjectionState verdict={verdict} decidedAt={decidedAt} />,
      card: 'fact',
    },
  ]
}

/** Characters of the text of an objection in a list. */
const SHORT = 140

const shortened = (body: string): string =>
  body.length <= SHORT ? body : `${body.slice(0, SHORT).replace(/\s+\S*$/, '')} …`
