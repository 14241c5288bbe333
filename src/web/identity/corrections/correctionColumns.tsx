import type { Correction } from '#contract/corrections.ts'
import type { DogSummary } from '#contract/dogs.ts'
import { calledBy } from '#domain/dogs.ts'
import { useMay } from '../../accounts/session/session.ts'
import { Difference } from '../../audit/Difference.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import type { Column } from '../../ui/table/types.ts'
import { saveColumns } from '../../undoing/saveColumns.tsx'
import { UndoButton } from '../../undoing/UndoButton.tsx'
import type { Undo } from './useUndo.ts'

/** The columns of a dog's corrections. */
export function useCorrectionColumns(dog: DogSummary, undo: Undo): readonly Column<Correction>[] {
  const t = useTranslate()
  const links = useMay('users.manage')
  return [
    ...saveColumns<Correction>(t, links),
    {
      id: 'what',
      header: t('identity.corrections.what'),
      cell: (correction) => <What correction={correction} />,
      rowHeader: true,
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'reason',
      header: t('identity.reason'),
      cell: ({ after }) => (
        <Text lines breaks>
          {String(after?.reason ?? '–')}
        </Text>
      ),
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'undo',
      header: t('identity.corrections.state'),
      cell: (correction) => (
        <UndoButton
          save={correction}
          question={t('identity.corrections.question', { name: calledBy(dog) })}
          busy={undo.busy}
          onUndo={() => undo.undo({ regnr: dog.regnr, id: correction.id })}
        />
      ),
      card: 'actions',
      width: '9rem',
    },
  ]
}

/** What was corrected; the reason stands beside it. */
function What({ correction: { code, before, after } }: { correction: Correction }) {
  const t = useTranslate()
  const said = Object.entries(after ?? {}).filter(([name, value]) => name !== 'reason' && !isEmptyList(value))
  return (
    <Block>
      <Text strong>{t(`audit.codes.${code}`)}</Text>
      <Text strong={false}>
        <Difference before={before} after={Object.fromEntries(said)} />
      </Text>
    </Block>
  )
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0
