import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { LIST_UPDATE_MAX } from '#contract/breedingListConstants.ts'
import { REGISTER_ACTIONS, type RegisterAction } from '#domain/breeding/registerStates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { Block, Panel, Row, Text } from '../../ui/layout/parts.ts'

interface Props {
  /** dogs that are selected */
  count: number
  onPreview: (action: RegisterAction) => void
}

/** Chooses what is decided of the selected dogs, and leads to the preview. */
export function DecisionBar({ count, onPreview }: Props) {
  const t = useTranslate()
  const helpId = useId()
  const [action, setAction] = useState('')
  const chosen = REGISTER_ACTIONS.find((one) => one === action)
  const isTooMany = count > LIST_UPDATE_MAX
  return (
    <Block mb={2} data-print="no">
      <Panel>
        <Row align="end" gap={2}>
          <FilterSelect
            label={t('breedingList.update.action')}
            value={action}
            options={REGISTER_ACTIONS.map((value) => ({ value, label: t(`registerAdmin.actions.${value}`) }))}
            none={t('breedingList.update.chooseAction')}
            onChange={setAction}
          />
          <Button
            variant="contained"
            disabled={chosen === undefined || count === 0 || isTooMany}
            aria-describedby={helpId}
            onClick={() => chosen && onPreview(chosen)}
          >
            {t('breedingList.update.preview')}
          </Button>
        </Row>
        <Text id={helpId} size="small" tone="muted" mt={1}>
          {helpOf()}
        </Text>
      </Panel>
    </Block>
  )

  function helpOf(): string {
    if (isTooMany) return t('breedingList.update.tooMany', { most: LIST_UPDATE_MAX })
    if (count === 0) return t('breedingList.update.chooseFirst')
    return chosen ? t(`registerAdmin.follows.${chosen}`) : t('breedingList.update.selected', { count })
  }
}
