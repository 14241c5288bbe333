import { importStatement } from '#contract/endpoints/bankStatements.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmedAction } from '../ui/dialogs/ConfirmedAction.tsx'
import { Block } from '../ui/layout/parts.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import type { ChosenStatement } from './chosenStatement.ts'
import { BANKING, choicesOf } from './queries.ts'

interface Props {
  statement: ChosenStatement
  /** of the preview */
  hash: string
  onImported: () => void
}

/** Records the statement as it was previewed, after a question. */
export function ImportButton({ statement, hash, onImported }: Props) {
  const t = useTranslate()
  const { name } = statement
  const call = useChange(importStatement, {
    query: { ...choicesOf(statement), hash, fileName: name },
    invalidates: BANKING,
    onSuccess: () => {
      showSuccess(t('bankStatements.imported'))
      onImported()
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <Block mb={3}>
      <ConfirmedAction
        label={t('bankStatements.import')}
        question={t('bankStatements.importQuestion', { name })}
        help={t('bankStatements.importHelp')}
        blocked={null}
        call={call}
        body={statement.content}
      />
    </Block>
  )
}
