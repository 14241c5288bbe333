import Button from '@mui/material/Button'
import { useMemo } from 'react'
import type { UnregisteredRow } from '#contract/unregisteredDogs.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { trialAddress } from '../../calendar/addresses.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Span, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { ToldDog } from '../link/ToldDog.tsx'
import { Unlink } from '../link/Unlink.tsx'

/** What is done with a dog by a dialog. */
export type Act = 'link' | 'register'

/** The columns of the dogs; `onAct`: one is chosen to be linked or added. */
export function useUnregisteredColumns(
  onAct: (row: UnregisteredRow, act: Act) => void,
): readonly Column<UnregisteredRow>[] {
  const t = useTranslate()
  return useMemo(
    () => [
      {
        id: 'dog',
        header: t('unregisteredDogs.dog'),
        cell: ({ dog }) => <ToldDog dog={dog} />,
        card: 'title',
      },
      {
        id: 'trial',
        header: t('unregisteredDogs.trial'),
        cell: (row) => <TrialOf row={row} />,
        card: 'fact',
      },
      {
        id: 'standing',
        header: t('unregisteredDogs.standing'),
        cell: (row) => <Standing row={row} />,
        card: 'fact',
      },
      {
        id: 'actions',
        header: t('unregisteredDogs.actions'),
        cell: (row) => <Actions row={row} onAct={onAct} />,
        align: 'right',
        card: 'actions',
      },
    ],
    [t, onAct],
  )
}

function TrialOf({ row: { trial, class: trialClass, outcome, enteredAt } }: { row: UnregisteredRow }) {
  const t = useTranslate()
  const names = useNames()
  const { heldOn, kaerNr, place, club } = trial
  const name = [place && names.place(place), heldOn && formatDate(heldOn), trialClass]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <Text breaks>
        {heldOn !== null && kaerNr !== null ? (
          <AppLink {...trialAddress(heldOn, kaerNr)}>{name}</AppLink>
        ) : (
          name
        )}
      </Text>
      <Text size="small" tone="muted" breaks>
        {club} · <TimeText moment={enteredAt} />
      </Text>
      {outcome !== null && <Text size="small">{t('unregisteredDogs.judged')}</Text>}
    </>
  )
}

function Standing({ row: { dog, linkedTo } }: { row: UnregisteredRow }) {
  const t = useTranslate()
  const shown = linkedTo ?? dog.recorded
  if (!shown) return <Span tone="muted">{t('unregisteredDogs.open')}</Span>
  return (
    <>
      <Text size="small" tone={linkedTo ? 'muted' : 'warning'}>
        {t(linkedTo ? 'unregisteredDogs.linkedTo' : 'unregisteredDogs.recorded')}
      </Text>
      <DogLink dog={shown} />
    </>
  )
}

function Actions({ row, onAct }: { row: UnregisteredRow; onAct: (row: UnregisteredRow, act: Act) => void }) {
  const t = useTranslate()
  const words = { dog: calledBy(row.dog) }
  if (row.linkedTo) return <Unlink entryId={row.entryId} dog={row.dog} />
  return (
    <Row end>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('unregisteredDogs.linkOf', words)}
        onClick={() => onAct(row, 'link')}
      >
        {t('unregisteredDogs.link')}
      </Button>
      {!row.dog.recorded && (
        <Button
          size="small"
          aria-label={t('unregisteredDogs.registerOf', words)}
          onClick={() => onAct(row, 'register')}
        >
          {t('unregisteredDogs.register')}
        </Button>
      )}
    </Row>
  )
}
