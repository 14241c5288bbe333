import Button from '@mui/material/Button'
import { useState } from 'react'
import type { PublicPlaceDraw } from '#contract/calendar.ts'
import { placeDrawFile } from '#contract/endpoints/calendar.ts'
import { checkDraw, type DrawCheck } from '#domain/entries/placeDraw.ts'
import { addressOf } from '../../client/address.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Note, Row, Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { DownloadButton } from '../../ui/links/DownloadButton.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Code } from '../../ui/marks/Code.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { sha256 } from './sha256.ts'

type Drawn = PublicPlaceDraw & { readonly seed: string }
type Dog = Drawn['dogs'][number]

/** The dogs in their drawn order, which the reader's own browser computes again. */
export function DrawnOrder({ draw }: { draw: Drawn }) {
  const t = useTranslate()
  const [check, setCheck] = useState<DrawCheck | null>(null)
  const dogs = draw.dogs.toSorted((a, b) => a.position - b.position)
  const params = { trialDate: draw.date, kaerNr: draw.kaerNr }
  const compute = () => setCheck(checkDraw({ ...draw, order: dogs.map(({ regnr }) => regnr) }, sha256))
  return (
    <Section title={t('trialPages.placeDraw.list')}>
      <Block mb={3}>
        <Row data-print="no">
          <Button variant="contained" onClick={compute}>
            {t('trialPages.placeDraw.check')}
          </Button>
          <DownloadButton href={addressOf(placeDrawFile, { params })}>
            {t('trialPages.placeDraw.csv')}
          </DownloadButton>
        </Row>
        <Text tone="muted" size="small" mt={1} data-print="no">
          {t('trialPages.placeDraw.checkHelp')}
        </Text>
        <div role="status">{check && <Verdict check={check} />}</div>
      </Block>
      <DataTable
        caption={t('trialPages.placeDraw.list')}
        columns={columnsIn(t, check)}
        rows={dogs}
        rowKey={({ position }) => String(position)}
        empty={<EmptyState title={t('trialPages.placeDraw.none')} />}
        cardsBelow="never"
      />
      {check && (
        <Text tone="muted" size="small" mt={1}>
          {t('trialPages.placeDraw.valueHelp')}
        </Text>
      )}
      {dogs.length > 0 && (
        <Text component="p" mt={2} measure="wide">
          {t('trialPages.placeDraw.later')}
        </Text>
      )}
      <OwnMachine draw={draw} first={dogs[0]} />
    </Section>
  )
}

function Verdict({ check: { seedAgrees, orderAgrees, order } }: { check: DrawCheck }) {
  const t = useTranslate()
  if (!seedAgrees || !orderAgrees)
    return (
      <Note tone="error" mt={2}>
        {t(seedAgrees ? 'trialPages.placeDraw.orderDiffers' : 'trialPages.placeDraw.seedDiffers')}
      </Note>
    )
  return (
    <Note tone="success" mt={2}>
      {order.length === 0
        ? t('trialPages.placeDraw.agreesNone')
        : t('trialPages.placeDraw.agrees', { count: order.length })}
    </Note>
  )
}

/** How the draw is computed without this page. */
function OwnMachine({ draw: { date, kaerNr, seed }, first }: { draw: Drawn; first: Dog | undefined }) {
  const t = useTranslate()
  return (
    <Text component="p" mt={2} size="small" breaks>
      {t('trialPages.placeDraw.own')} <Code>{`npx koirakanta draw "KAER ${date} ${kaerNr} draw.csv"`}</Code>
      {first && (
        <>
          {'. '}
          {t('trialPages.placeDraw.ownOne', { regnr: first.regnr })}{' '}
          <Code>{`printf '%s' '${seed}:${first.regnr}' | sha256sum`}</Code>
        </>
      )}
    </Text>
  )
}

/** Signs of a value that are shown: more than tell any two dogs apart. */
const SHOWN = 8

function columnsIn(t: Translate, check: DrawCheck | null): Column<Dog>[] {
  const value = ({ regnr }: Dog) =>
    check?.order.find((one) => one.regnr === regnr)?.value.slice(0, SHOWN) ?? ''
  return [
    {
      id: 'position',
      header: t('trialPages.placeDraw.columns.position'),
      cell: ({ position }) => `${position}.`,
      align: 'right',
    },
    {
      id: 'regnr',
      header: t('trialPages.placeDraw.columns.regnr'),
      cell: ({ regnr }) => <Span nowrap>{regnr}</Span>,
      rowHeader: true,
    },
    {
      id: 'class',
      header: t('trialPages.placeDraw.columns.class'),
      cell: (dog) => <TrialClassChip code={dog.class} />,
    },
    ...(check
      ? [
          {
            id: 'value',
            header: t('trialPages.placeDraw.columns.value'),
            cell: (dog: Dog) => (
              <Span nowrap>
                <Code>{`${value(dog)}…`}</Code>
              </Span>
            ),
          },
        ]
      : []),
  ]
}
