import type { ResultInfo } from '#contract/resultInfoShapes.ts'
import { formatDate } from '#domain/dates.ts'
import { useMay } from '../accounts/session/session.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { useShowNames } from '../dogs/useShowNames.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { showResultAddress } from '../identity/addresses.ts'
import { correctionAddress, sheetsAddress } from '../judging/addresses.ts'
import { rulebookAddress } from '../rulebooks/addresses.ts'
import { showAddress } from '../shows/addresses.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Block, Note, Row, Text } from '../ui/layout/parts.ts'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { fieldLabel, useValueText } from './words.ts'

/** The fields that the head tells of each kind, as they are now. */
const TOLD = {
  hunt: ['class', 'prize', 'points', 'outcome', 'status', 'judge'],
  water: ['class', 'water', 'track', 'outcome', 'status', 'judge'],
  show: ['class', 'grade', 'placing', 'showMarks', 'judge'],
} as const

/** Whose result it is, of which event, and what it is now. */
export function ResultHead({ info }: { info: ResultInfo }) {
  const t = useTranslate()
  const words = useValueText(info.kind)
  const facts = TOLD[info.kind].map((field) => ({
    label: fieldLabel(t, info.kind, field),
    value: words(field, info.fields.find((one) => one.field === field)?.value),
  }))
  return (
    <>
      {info.dog ? <DogLink dog={info.dog} /> : <Text strong>{info.dogName ?? t('audit.removed')}</Text>}
      {info.state !== 'recorded' && (
        <Note tone="warning" mt={2} py={1} role="note" measure="text">
          {t(`resultInfo.states.${info.state}`)}
        </Note>
      )}
      <Block mt={2}>
        <FactList
          columnWidth={{ xs: '9.5rem', md: '11rem' }}
          facts={[
            ...facts,
            { label: t('resultInfo.fields.rulebook'), value: <RulebookText info={info} /> },
          ].filter(({ label }) => label !== t('resultInfo.fields.rulebook') || info.rulebook !== null)}
        />
      </Block>
      <Ways info={info} />
    </>
  )
}

/** The rulebook that the result was judged by, with a link for who keeps those. */
function RulebookText({ info: { rulebook } }: { info: ResultInfo }) {
  const t = useTranslate()
  const mayEdit = useMay('rulebook.edit')
  if (!rulebook) return null
  const text = t('resultInfo.rulebookFrom', {
    day: formatDate(rulebook.validFrom),
    revision: rulebook.revision,
  })
  return mayEdit ? <AppLink {...rulebookAddress(rulebook.id)}>{text}</AppLink> : text
}

/** The event with its day and place, which leads to its results. */
export function EventLink({ info: { event, kind } }: { info: ResultInfo }) {
  const t = useTranslate()
  const names = useNames()
  const showNames = useShowNames()
  if (!event) return t('resultInfo.eventGone')
  if (event.kind === 'show') {
    const text = `${formatDate(event.date)} ${showNames.whole({ ...event, show: event.name ?? '' })}`
    return event.id === null ? text : <AppLink {...showAddress(event.id)}>{text}</AppLink>
  }
  const text = [
    event.type && t(`trials.types.${event.type}`),
    event.date && formatDate(event.date),
    event.place && names.place(event.place),
  ]
    .filter(Boolean)
    .join(', ')
  return <AppLink {...sheetsAddress(event.id, kind === 'water' ? 'water' : 'hunt')}>{text}</AppLink>
}

/** Where the result is corrected. */
function Ways({ info: { id, kind, dog } }: { info: ResultInfo }) {
  const t = useTranslate()
  if (id === null || (kind === 'show' && !dog)) return null
  const way = kind === 'show' ? showResultAddress(dog!.regnr, id) : correctionAddress(id, kind)
  return (
    <Row mt={2} data-print="no">
      <LinkButton {...way} variant="outlined">
        {t('resultInfo.toCorrection')}
      </LinkButton>
    </Row>
  )
}
