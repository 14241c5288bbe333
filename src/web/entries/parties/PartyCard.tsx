import Button from '@mui/material/Button'
import type { EntryRow, Participants } from '#contract/entries.ts'
import { formatDate } from '#domain/dates.ts'
import { judgesGone, partyDay, partyFaults } from '#domain/entries/parties.ts'
import { inStartOrder } from '#domain/entries/startOrder.ts'
import { formatTime } from '#domain/moments.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Card, Divided, Heading, PlainList, Row, Span, Text } from '../../ui/layout/parts.ts'
import { useList } from '../listContext.ts'
import { MoveToParty } from './MoveToParty.tsx'
import { partiesBack, withoutParty } from './partyPlan.ts'

type Party = Participants['parties'][number]

/** A party: its judges, when and where it meets, what is wrong with it, and its dogs. */
export function PartyCard({ party, onEdit }: { party: Party; onEdit: () => void }) {
  const t = useTranslate()
  const names = useNames()
  const language = useLanguage()
  const { participants, disabled, change } = useList()
  const { trial, places } = participants
  const { number, judges, meetsAt, place } = party
  const dogs = places.filter((entry) => entry.party === number)
  const day = partyDay(party, trial)
  const gone = judgesGone(judges, trial)
  const remove = () =>
    change(withoutParty(participants, number), {
      text: t('entries.parties.removed', { number }),
      undo: partiesBack(participants),
    })
  return (
    <Card component="section" aria-labelledby={`party-${number}`}>
      <Row between align="baseline">
        <Heading component="h3" id={`party-${number}`}>
          {t('entries.parties.name', { number })}
        </Heading>
        <Row gap={0} data-print="no">
          <Button
            size="small"
            disabled={disabled}
            aria-label={t('entries.parties.editOf', { number })}
            onClick={onEdit}
          >
            {t('entries.parties.edit')}
          </Button>
          <Button
            size="small"
            disabled={disabled}
            aria-label={t('entries.parties.removeOf', { number })}
            onClick={remove}
          >
            {t('entries.parties.remove')}
          </Button>
        </Row>
      </Row>
      <Text breaks strong>
        {judges.map(({ name }) => name).join(', ')}
      </Text>
      <Text breaks>
        {[
          [day && formatDate(day), meetsAt && formatTime(meetsAt, language)].filter(Boolean).join(' '),
          names.place(place ?? trial.place ?? ''),
        ]
          .filter(Boolean)
          .join(', ')}
      </Text>
      {partyFaults(party, dogs.length, trial).map((fault) => (
        <Text key={fault} tone="warning" size="small" strong role="note">
          {t(`entries.parties.faults.${fault}`, { judges: gone.map(({ name }) => name).join(', ') })}
        </Text>
      ))}
      <PartyDogs dogs={dogs} />
    </Card>
  )
}

/** The dogs that have a place and no party, while there are parties. */
export function WithoutParty() {
  const t = useTranslate()
  const dogs = useList().participants.places.filter(({ party }) => party === null)
  if (dogs.length === 0) return null
  return (
    <Card component="section" aria-labelledby="party-none">
      <Heading component="h3" id="party-none">
        {t('entries.parties.without')}
      </Heading>
      <Text tone="warning" size="small" strong role="note">
        {t('entries.parties.withoutHelp')}
      </Text>
      <PartyDogs dogs={dogs} />
    </Card>
  )
}

function PartyDogs({ dogs }: { dogs: readonly EntryRow[] }) {
  const t = useTranslate()
  if (dogs.length === 0)
    return (
      <Block mt={1}>
        <Span tone="muted">{t('entries.parties.noDogs')}</Span>
      </Block>
    )
  return (
    <PlainList mt={1} ruled>
      {inStartOrder(dogs).map((entry) => (
        <Divided key={entry.id}>
          <Row align="start" wrap={false}>
            <PartyDog entry={entry} />
          </Row>
        </Divided>
      ))}
    </PlainList>
  )
}

function PartyDog({ entry }: { entry: EntryRow }) {
  return (
    <>
      {entry.startNumber !== null && <Span strong>{entry.startNumber}.</Span>}
      <Block grow>
        <DogLink dog={entry.dog} />
      </Block>
      <TrialClassChip code={entry.class} />
      <MoveToParty entry={entry} />
    </>
  )
}
