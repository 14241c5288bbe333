import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { markAbsent, markPresent } from '#contract/endpoints/entries.ts'
import { sheetsPdf } from '#contract/endpoints/papers.ts'
import type { EntryRow } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row } from '../../ui/layout/parts.ts'
import { useDownloadLink } from '../../ui/links/useDownloadLink.ts'
import { StepButtons } from '../../ui/table/StepButtons.tsx'
import { finnishToday } from '../../ui/values/days.ts'
import { type EntryDialog, type ListChange, useList } from '../listContext.ts'
import { moveBack, neighboursOf, stepMoves } from '../order/order.ts'
import { useListMove } from '../order/useListMove.ts'

/** What can be done with one dog of the list: a step up or down by its own button, the rest by a menu. */
export function EntryActions({ entry }: { entry: EntryRow }) {
  const t = useTranslate()
  const { participants, disabled, change } = useList()
  const dog = calledBy(entry.dog)
  const { up, down } = stepMoves(entry, neighboursOf(entry, participants))
  const step = (move: ListChange | undefined) =>
    move && (() => change(move, { text: t('entries.moved', { dog }), undo: moveBack(entry, participants) }))
  return (
    <Row wrap={false} gap={0} end>
      <StepButtons
        upLabel={t('entries.up', { dog })}
        downLabel={t('entries.down', { dog })}
        onUp={step(up)}
        onDown={step(down)}
        disabled={disabled}
      />
      <MoreActions entry={entry} />
    </Row>
  )
}

function MoreActions({ entry }: { entry: EntryRow }) {
  const t = useTranslate()
  const { participants, disabled, openDialog: ask } = useList()
  const { toOther } = useListMove(entry)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const language = useLanguage()
  const download = useDownloadLink()
  const name = t('entries.more', { dog: calledBy(entry.dog) })
  const { id, type, heldOn } = participants.trial
  const kind = type === 'water_track' ? 'water' : 'hunt'
  const sheet =
    entry.list === 'place' &&
    heldOn !== null &&
    addressOf(sheetsPdf, { params: { id }, query: { kind, entry: entry.id }, lang: language })
  const then = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  const item = (dialog: EntryDialog, label: string, off = false) => (
    <MenuItem disabled={off} onClick={then(() => ask(dialog, entry))}>
      {label}
    </MenuItem>
  )
  return (
    <>
      <IconButton
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name }, paper: { role: 'dialog', 'aria-label': name } }}
      >
        {item('edit', t('entries.menu.edit'))}
        {item('before', t('entries.menu.before'), neighboursOf(entry, participants).length < 2)}
        <MenuItem disabled={isUndrawn(participants.trial)} onClick={then(toOther)}>
          {t(entry.list === 'place' ? 'entries.menu.toReserve' : 'entries.menu.toPlaces')}
        </MenuItem>
        {sheet && (
          <MenuItem
            component="a"
            href={sheet}
            download
            onClick={(event) => {
              setAnchor(null)
              download.onClick(event, sheet, t('paperLinks.sheet'))
            }}
          >
            {t('paperLinks.sheet')}
          </MenuItem>
        )}
        <Absence entry={entry} onDone={() => setAnchor(null)} />
        {entry.money && item('money', t('entries.money.menu'))}
        {item('withdraw', t('entries.menu.withdraw'))}
      </Menu>
    </>
  )
}

/** That a dog with a place did not come, from the day of the trial on; and that it came after all. */
function Absence({ entry, onDone }: { entry: EntryRow; onDone: () => void }) {
  const t = useTranslate()
  const { participants, change } = useList()
  const { heldOn } = participants.trial
  const { id, list, outcome } = entry
  const isAbsent = outcome === 'absent'
  if (list !== 'place' || (outcome !== null && !isAbsent)) return null
  const early = heldOn === null || heldOn > finnishToday()
  const body = { entryId: id }
  const absent: ListChange = { call: markAbsent, body }
  const present: ListChange = { call: markPresent, body }
  const doneText = (verb: 'absent' | 'present') => t(`entries.${verb}Done`, { dog: calledBy(entry.dog) })
  const toggle = () => {
    onDone()
    if (isAbsent) change(present, { text: doneText('present') })
    else change(absent, { text: doneText('absent'), undo: present })
  }
  return (
    <MenuItem disabled={early} onClick={toggle}>
      <ListItemText secondary={early && t('errors.TRIAL_NOT_BEGUN')}>
        {t(isAbsent ? 'entries.menu.present' : 'entries.menu.absent')}
      </ListItemText>
    </MenuItem>
  )
}
