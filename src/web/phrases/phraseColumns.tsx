import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { placePhrase } from '#contract/endpoints/phrases.ts'
import type { PhraseDetails } from '#contract/phrases.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Row, Span } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { phraseAddress } from './addresses.ts'
import { PHRASE_LIST, phrasesQuery } from './queries.ts'
import { topicName } from './topicName.ts'
import { useShown } from './useShown.ts'

/**
 * The columns of the list of a kind.
 * @param all every phrase, in order
 * @param shown those of the kind, among which one is moved
 */
export function usePhraseColumns(
  all: readonly PhraseDetails[],
  shown: readonly PhraseDetails[],
): readonly Column<PhraseDetails>[] {
  const t = useTranslate()
  return [
    {
      id: 'fi',
      header: t('phrases.languages.fi'),
      cell: ({ id, text, hidden }) => (
        <Span breaks struck={hidden}>
          <AppLink {...phraseAddress(id)}>{text.fi}</AppLink>
        </Span>
      ),
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'sv',
      header: t('phrases.languages.sv'),
      cell: ({ text }) => text.sv || '–',
      isEmpty: ({ text }) => text.sv === '',
      long: true,
      card: 'fact',
    },
    {
      id: 'en',
      header: t('phrases.languages.en'),
      cell: ({ text }) => text.en || '–',
      isEmpty: ({ text }) => text.en === '',
      long: true,
      card: 'fact',
    },
    {
      id: 'topic',
      header: t('phrases.topic'),
      cell: ({ topic }) => (topic === null ? t('phrases.anyTopic') : topicName(t, topic)),
      card: 'fact',
    },
    {
      id: 'hidden',
      header: t('phrases.offered'),
      cell: (phrase) => <Offered phrase={phrase} />,
      card: 'actions',
    },
    {
      id: 'place',
      header: t('phrases.order'),
      cell: (phrase) => <Move phrase={phrase} all={all} shown={shown} />,
      card: 'actions',
      width: '6rem',
    },
  ]
}

function Offered({ phrase }: { phrase: PhraseDetails }) {
  const t = useTranslate()
  const { toggle, busy } = useShown()
  const words = { phrase: phrase.text.fi }
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={busy}
      aria-label={t(phrase.hidden ? 'phrases.showOf' : 'phrases.hideOf', words)}
      onClick={() => toggle(phrase)}
    >
      {t(phrase.hidden ? 'phrases.show' : 'phrases.hide')}
    </Button>
  )
}

interface MoveProps {
  phrase: PhraseDetails
  all: readonly PhraseDetails[]
  shown: readonly PhraseDetails[]
}

/** Moves a phrase past the one above or below it; the message offers the way back. */
function Move({ phrase, all, shown }: MoveProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const placeOf = (list: readonly PhraseDetails[], id: number) => list.findIndex((one) => one.id === id) + 1
  const { mutate, isPending } = useChange(placePhrase, {
    invalidates: PHRASE_LIST,
    onSuccess(now, { id }) {
      queries.setQueryData(phrasesQuery.queryKey, now)
      const before = placeOf(all, id)
      const undo = { label: t('phrases.undo'), run: () => mutate({ id, place: before }) }
      showSuccess(t('phrases.moved'), undo)
    },
    onError: (error) => toastRefusal(t, error),
  })
  const at = shown.indexOf(phrase)
  const words = { phrase: phrase.text.fi }
  const ways = [
    { label: t('phrases.moveUp', words), other: shown[at - 1], Icon: ArrowUpward },
    { label: t('phrases.moveDown', words), other: shown[at + 1], Icon: ArrowDownward },
  ]
  return (
    <Row wrap={false} gap={0}>
      {ways.map(({ label, other, Icon }) => (
        // At its end the button keeps the focus that has brought the phrase there.
        <IconButton
          key={label}
          aria-label={label}
          aria-disabled={!other}
          sx={other ? undefined : { opacity: 0.38, cursor: 'default' }}
          onClick={() => other && !isPending && mutate({ id: phrase.id, place: placeOf(all, other.id) })}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Row>
  )
}
