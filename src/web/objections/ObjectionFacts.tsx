import type { OwnObjections } from '#contract/objections.ts'
import { formatDate } from '#domain/dates.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import { ObjectionState } from './ObjectionState.tsx'

type Facts = OwnObjections['objections'][number]

/** What an objection is about, when it came, what it says, and what was decided. */
export function ObjectionFacts({ objection }: { objection: Facts }) {
  const t = useTranslate()
  const { dog, body, receivedOn, late, verdict, verdictReason } = objection
  return (
    <>
      {dog ? <DogLink dog={dog} /> : <Span strong>{t('objections.held')}</Span>}
      <Text size="small" tone="muted" mt={0.5}>
        <ObjectionState verdict={verdict} />
        {` · ${t('objections.received', { date: formatDate(receivedOn) })}`}
        {late && (
          <Span tone="warning" strong>
            {` · ${t('objections.late')}`}
          </Span>
        )}
      </Text>
      <Text component="p" lines breaks mt={1} measure="wide">
        {body}
      </Text>
      {verdict && (
        <Text component="p" lines breaks mt={1} measure="wide">
          <strong>{t('objections.decision', { verdict: t(`objections.verdicts.${verdict}`) })}.</strong>{' '}
          {verdictReason}
        </Text>
      )}
      {verdict === 'upheld' && dog && (
        <Text component="p" size="small" tone="muted" mt={0.5}>
          {t('objections.changesNothing')}
        </Text>
      )}
    </>
  )
}
