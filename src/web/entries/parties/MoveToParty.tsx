import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { EntryRow } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useList } from '../listContext.ts'
import { partiesBack, putInto } from './partyPlan.ts'

/** Moves a dog into another party, or out of its own. */
export function MoveToParty({ entry }: { entry: EntryRow }) {
  const t = useTranslate()
  const { participants, disabled, change } = useList()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const dog = calledBy(entry.dog)
  const name = t('entries.parties.moveOf', { dog })
  const others = participants.parties.filter(({ number }) => number !== entry.party)
  const move = (number: number | null) => {
    setAnchor(null)
    change(putInto(participants, entry, number), {
      text:
        number === null
          ? t('entries.parties.movedOut', { dog })
          : t('entries.parties.moved', { dog, number }),
      undo: partiesBack(participants),
    })
  }
  return (
    <>
      <Button
        size="small"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        data-print="no"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('entries.parties.move')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name }, paper: { role: 'dialog', 'aria-label': name } }}
      >
        {others.map(({ number, judges }) => (
          <MenuItem key={number} onClick={() => move(number)}>
            {[t('entries.parties.name', { number }), judges.map((judge) => judge.name).join(', ')]
              .filter(Boolean)
              .join(': ')}
          </MenuItem>
        ))}
        {entry.party !== null && (
          <MenuItem onClick={() => move(null)}>{t('entries.parties.without')}</MenuItem>
        )}
      </Menu>
    </>
  )
}
