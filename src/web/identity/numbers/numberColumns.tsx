import type { AnswerOf } from '#contract/calls.ts'
import type { DogNumber } from '#contract/dogNumbers.ts'
import type { dogSources } from '#contract/endpoints/corrections.ts'
import { removeNumber, setMainNumber } from '#contract/endpoints/dogNumbers.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import type { Column } from '../../ui/table/types.ts'
import { ReasonedAction } from '../ReasonedAction.tsx'
import { useRecordSource } from '../sources/sourceColumns.tsx'

type Saved = (text: string, now?: string) => Promise<void>

/** The columns of a dog's numbers, with what can be done with each. */
export function useNumberColumns(
  sources: AnswerOf<typeof dogSources>,
  onSaved: Saved,
): readonly Column<DogNumber>[] {
  const t = useTranslate()
  const source = useRecordSource<DogNumber>(sources, 'number')
  const { regnr } = sources.dog
  return [
    {
      id: 'number',
      header: t('identity.numbers.number'),
      cell: (number) => (
        <Text strong breaks>
          {number.regnr}
        </Text>
      ),
      rowHeader: true,
      card: 'title',
      width: '14rem',
    },
    {
      id: 'role',
      header: t('identity.numbers.role'),
      cell: ({ main }) => t(main ? 'identity.numbers.main' : 'identity.numbers.other'),
      card: 'fact',
      width: '9rem',
    },
    source,
    {
      id: 'change',
      header: t('identity.columns.change'),
      cell: (number) => !number.main && <Actions regnr={regnr} number={number} onSaved={onSaved} />,
      isEmpty: ({ main }) => main,
      card: 'actions',
      width: '20rem',
    },
  ]
}

/** Makes a number the main one, or takes it away; each is asked with its reason. */
function Actions({ regnr, number, onSaved }: { regnr: string; number: DogNumber; onSaved: Saved }) {
  const t = useTranslate()
  const words = { regnr: number.regnr, main: regnr }
  const chosen = useChange(setMainNumber, {
    params: { regnr },
    onSuccess: ({ dog }) => onSaved(t('identity.numbers.mainChanged'), dog.regnr),
  })
  const removal = useChange(removeNumber, {
    params: { regnr },
    onSuccess: () => onSaved(t('identity.numbers.removed')),
  })
  return (
    <Row>
      <ReasonedAction
        small
        label={t('identity.numbers.makeMain')}
        name={t('identity.numbers.makeMainOf', words)}
        question={t('identity.numbers.makeMainQuestion', words)}
        help={t('identity.numbers.makeMainHelp', words)}
        onConfirm={(reason) => chosen.mutateAsync({ number: number.regnr, reason })}
      />
      <ReasonedAction
        small
        dangerous
        label={t('identity.numbers.remove')}
        name={t('identity.numbers.removeOf', words)}
        question={t('identity.numbers.removeQuestion', words)}
        help={t('identity.numbers.removeHelp', words)}
        onConfirm={(reason) => removal.mutateAsync({ number: number.regnr, reason })}
      />
    </Row>
  )
}
