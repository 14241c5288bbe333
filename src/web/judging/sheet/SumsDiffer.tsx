import Box from '@mui/material/Box'
import type { ResultDifference } from '#contract/judging.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Block } from '../../ui/layout/parts.ts'
import type { Differing, Marking } from '../useMarking.ts'
import { usePoints } from './Totals.tsx'
import { useWaterWords } from './WaterNote.tsx'

interface Props {
  differing: Differing
  marking: Marking
}

/** What the screen showed beside what the service makes of the sheet; it is published only when that has been seen. */
export function SumsDiffer({ differing, marking }: Props) {
  const t = useTranslate()
  const { line } = differing.open
  return (
    <ConfirmDialog
      open
      question={t('results.done.differs', { dog: calledBy(line.dog) })}
      action={t('results.done.publishComputed')}
      busy={marking.busy === line.entryId}
      onConfirm={() => void marking.publishComputed(differing)}
      onClose={marking.dropDiffering}
    >
      {t('results.done.differsHelp')}
      <Block mt={2}>
        <Sums differing={differing} />
      </Block>
    </ConfirmDialog>
  )
}

function Sums({ differing: { open, difference } }: Pick<Props, 'differing'>) {
  const t = useTranslate()
  const pointsText = usePoints()
  const waterWords = useWaterWords()
  const { shown, computed }: ResultDifference = difference
  const work = (water: ResultDifference['computed']['water']) => (water ? waterWords(water) : '–')
  const rows = [
    [t('results.fields.points'), pointsText(shown.points), pointsText(computed.points)],
    [t('results.fields.prize'), String(shown.prize), String(computed.prize)],
    [t('results.water.title'), work(open.line.water), work(computed.water)],
  ] as const
  return (
    <Box component="table" data-part="difference" sx={TABLE}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('results.done.shown')}</th>
          <th scope="col">{t('results.done.computed')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, before, now]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{before === now ? now : <strong>{now}</strong>}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 0.5,
    pr: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead th, & thead td': { borderTop: 0 },
} as const
