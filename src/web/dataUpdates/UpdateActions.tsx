import Button from '@mui/material/Button'
import type { DataUpdate } from '#contract/dataUpdates.ts'
import {
  applyDataUpdate,
  cancelDataUpdate,
  compareDataUpdate,
  dataUpdate,
  dataUpdateRows,
  dataUpdates,
  undoDataUpdate,
} from '#contract/endpoints/dataUpdates.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmedAction } from '../ui/dialogs/ConfirmedAction.tsx'
import { Row } from '../ui/layout/parts.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { dataUpdateFormatAddress } from './addresses.ts'

type Command =
  | typeof applyDataUpdate
  | typeof cancelDataUpdate
  | typeof compareDataUpdate
  | typeof undoDataUpdate

/** What can be done with an update as it stands. */
export function UpdateActions({ update }: { update: DataUpdate }) {
  const t = useTranslate()
  const { id, state, fileName, counts } = update
  const { new: added = 0, changed = 0 } = counts?.kinds ?? {}
  const apply = useCommand(applyDataUpdate, id)
  const cancel = useCommand(cancelDataUpdate, id)
  const compare = useCommand(compareDataUpdate, id)
  const undo = useCommand(undoDataUpdate, id)
  const name = { name: fileName }
  return (
    <Row gap={2} mb={3}>
      {state === 'ready' && added + changed > 0 && (
        <ConfirmedAction
          label={t('dataUpdates.apply')}
          question={t('dataUpdates.applyQuestion', name)}
          help={t('dataUpdates.applyHelp', { added, changed })}
          blocked={null}
          call={apply}
          body={undefined}
        />
      )}
      {isMappable(update) && (
        <LinkButton {...dataUpdateFormatAddress(id)} variant={state === 'failed' ? 'contained' : 'outlined'}>
          {t('dataMappings.open')}
        </LinkButton>
      )}
      {state === 'interrupted' && (
        <Button variant="outlined" loading={compare.isPending} onClick={() => compare.mutate(undefined)}>
          {t('dataUpdates.again')}
        </Button>
      )}
      {(state === 'comparing' || state === 'applying') && (
        <Button variant="outlined" loading={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          {t('dataUpdates.stop')}
        </Button>
      )}
      {(state === 'uploading' || state === 'ready' || state === 'interrupted') && (
        <ConfirmedAction
          label={t('dataUpdates.cancel')}
          question={t('dataUpdates.cancelQuestion', name)}
          help={t('dataUpdates.cancelHelp')}
          blocked={null}
          call={cancel}
          body={undefined}
        />
      )}
      {state === 'applied' && (
        <ConfirmedAction
          label={t('dataUpdates.undo')}
          question={t('dataUpdates.undoQuestion', name)}
          help={t('dataUpdates.undoHelp')}
          blocked={null}
          dangerous
          call={undo}
          body={undefined}
        />
      )}
    </Row>
  )
}

/** What a file has failed by that a person can say more of. */
const UNMAPPED: readonly string[] = [
  'FILE_MAPPING_UNKNOWN',
  'FILE_SHEET_UNKNOWN',
  'FILE_COLUMNS_MISSING',
  // A first row that is data may hold a value twice.
  'FILE_COLUMN_TWICE',
]

const isMappable = ({ state, failure }: DataUpdate): boolean =>
  state === 'ready' || (state === 'failed' && UNMAPPED.includes(failure?.code ?? ''))

function useCommand<C extends Command>(call: C, id: number) {
  const t = useTranslate()
  return useChange(call as typeof applyDataUpdate, {
    params: { id },
    invalidates: [dataUpdate, dataUpdates, dataUpdateRows],
    onError: (error) => toastRefusal(t, error),
  })
}
