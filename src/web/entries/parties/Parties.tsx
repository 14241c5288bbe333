import Button from '@mui/material/Button'
import { useState } from 'react'
import { drawParties } from '#contract/endpoints/entries.ts'
import { MOST_PARTIES } from '#domain/entries/parties.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Block, Columns, Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { useList } from '../listContext.ts'
import { PartyCard, WithoutParty } from './PartyCard.tsx'
import { PartyForm } from './PartyForm.tsx'
import { nextPartyNumber, partiesBack } from './partyPlan.ts'

/** The judges' parties of the trial: drawn or by hand, each with its dogs. */
export function Parties() {
  const t = useTranslate()
  /** number of the party whose form is open */
  const [edited, setEdited] = useState<number | null>(null)
  const { participants, disabled } = useList()
  const { parties, places, trial } = participants
  if (places.length + parties.length === 0) return null
  const state = () => {
    if (parties.length === 0) return t('entries.parties.none')
    return trial.partySeed === null
      ? t('entries.parties.byHand')
      : t('entries.parties.drawn', { seed: trial.partySeed })
  }
  return (
    <Section title={t('entries.parties.title')}>
      <Text component="p" breaks measure="wide">
        {state()}
      </Text>
      <Row mt={1.5} data-print="no">
        <Button
          variant="outlined"
          disabled={disabled || parties.length === MOST_PARTIES}
          onClick={() => setEdited(nextPartyNumber(participants))}
        >
          {t('entries.parties.add')}
        </Button>
        {parties.length > 0 && <Draw />}
      </Row>
      <Block mt={2}>
        <Columns from="md">
          {parties.map((party) => (
            <PartyCard key={party.number} party={party} onEdit={() => setEdited(party.number)} />
          ))}
          {parties.length > 0 && <WithoutParty />}
        </Columns>
      </Block>
      {edited !== null && <PartyForm number={edited} onClose={() => setEdited(null)} />}
    </Section>
  )
}

/** Draws the dogs into the parties; over what is there it asks first. */
function Draw() {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const { participants, disabled, change } = useList()
  const { places, partyVersion } = participants
  const isPut = places.some(({ party }) => party !== null)
  const draw = () => {
    setAsking(false)
    change(
      { call: drawParties, body: { version: partyVersion } },
      { text: t('entries.parties.wasDrawn'), undo: partiesBack(participants) },
    )
  }
  return (
    <>
      <Button disabled={disabled || places.length === 0} onClick={() => (isPut ? setAsking(true) : draw())}>
        {t(isPut ? 'entries.parties.drawAgain' : 'entries.parties.draw')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t('entries.parties.drawQuestion')}
        action={t('entries.parties.drawAgain')}
        busy={false}
        onConfirm={draw}
        onClose={() => setAsking(false)}
      >
        {t('entries.parties.drawHelp')}
      </ConfirmDialog>
    </>
  )
}
