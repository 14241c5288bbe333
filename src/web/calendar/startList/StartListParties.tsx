import type { PublicStartList } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { formatTime } from '#domain/moments.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { commonBreed } from '../../dogs/standing.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../i18n/useNames.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Divided, PlainList, Row, Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { weekdayShort } from '../../ui/values/dateWords.ts'

type Party = PublicStartList['parties'][number]
type Dog = PublicStartList['dogs'][number]

/** The dogs by their parties, each with when and where it meets; all together where there are none. */
export function StartListParties({ list }: { list: PublicStartList }) {
  const t = useTranslate()
  const { parties, dogs } = list
  const breed = commonBreed(dogs)
  const others = dogs.filter(({ party }) => party === null)
  return (
    <>
      {parties.map((party) => (
        <PartyDogs
          key={party.number}
          title={partyTitle(t, party)}
          dogs={dogs.filter((one) => one.party === party.number)}
          breed={breed === null}
          meeting={<Meeting party={party} place={party.place ?? list.place} />}
        />
      ))}
      {others.length > 0 && (
        <PartyDogs
          title={t(parties.length > 0 ? 'trialPages.startList.without' : 'trialPages.startList.all')}
          dogs={others}
          breed={breed === null}
        />
      )}
    </>
  )
}

function partyTitle(t: Translate, { number, judges }: Party): string {
  return judges.length > 0
    ? t('trialPages.startList.partyOf', { number, judges: judges.join(', ') })
    : t('trialPages.startList.party', { number })
}

function Meeting({ party: { day, meetsAt }, place }: { party: Party; place: string }) {
  const t = useTranslate()
  const names = useNames()
  const language = useLanguage()
  const date = day && `${weekdayShort(language, day)} ${formatDate(day)}`
  return (
    <Text mb={1} breaks strong>
      {t('trialPages.startList.meets')}:{' '}
      {[[date, meetsAt && formatTime(meetsAt, language)].filter(Boolean).join(' '), names.place(place)]
        .filter(Boolean)
        .join(', ')}
    </Text>
  )
}

interface Props {
  title: string
  dogs: readonly Dog[]
  /** the list has several */
  breed: boolean
  meeting?: React.ReactNode
}

function PartyDogs({ title, dogs, breed, meeting }: Props) {
  const t = useTranslate()
  return (
    <Section
      title={title}
      actions={<Span tone="muted">{t('trialPages.startList.dogsCount', { count: dogs.length })}</Span>}
    >
      {meeting}
      <PlainList aria-label={t('trialPages.startList.table', { party: title })}>
        {dogs.map(({ dog, class: trialClass, startNumber }) => (
          <Divided key={dog.regnr}>
            <Row align="start" wrap={false}>
              {startNumber !== null && <Span strong>{startNumber}.</Span>}
              <Block grow>
                <DogLink dog={dog} breed={breed} layout="inline" />
              </Block>
              <TrialClassChip code={trialClass} />
            </Row>
          </Divided>
        ))}
      </PlainList>
    </Section>
  )
}
