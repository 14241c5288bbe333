import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useRef, useState } from 'react'
import type { Condition } from '#domain/advancedSearch/conditions.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { HowComputed } from '../information/HowComputed.tsx'
import { Row, Span, Text } from '../ui/layout/parts.ts'
import { formatNumber } from '../ui/values/numbers.ts'
import type { AdvancedSearch } from './addresses.ts'
import { ConditionDialog } from './ConditionDialog.tsx'
import { hasRoom, keyOf, withConditions } from './queries.ts'
import { useConditionWords } from './useConditionWords.ts'

interface Props {
  search: AdvancedSearch
  conditions: readonly Condition[]
  /** how many dogs meet each, once it is known */
  met: readonly number[] | undefined
  go: (search: AdvancedSearch) => void
}

/** The conditions, a sentence each, which can be changed and removed, and the way to add one. */
export function Conditions({ search, conditions, met, go }: Props) {
  const t = useTranslate()
  const add = useRef<HTMLButtonElement>(null)
  /** the place of the condition that is being changed; `conditions.length`: a new one */
  const [edited, setEdited] = useState<number | null>(null)
  const replaced = (at: number, by: readonly Condition[]) =>
    withConditions(search, conditions.toSpliced(at, 1, ...by))
  const remove = (at: number) => {
    add.current?.focus()
    go(replaced(at, []))
  }
  return (
    <Box role="group" aria-label={t('advancedSearch.conditions')} sx={{ mt: 2, mb: 3 }}>
      <Box component="ul" sx={LIST}>
        {conditions.map((condition, index) => (
          <ConditionChip
            key={keyOf(condition)}
            condition={condition}
            met={met?.[index]}
            onEdit={() => setEdited(index)}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Row align="center" gap={2} mt={1} data-print="no">
        <Button
          ref={add}
          variant={conditions.length === 0 ? 'contained' : 'outlined'}
          startIcon={<Add />}
          disabled={!hasRoom(conditions)}
          onClick={() => setEdited(conditions.length)}
        >
          {t('advancedSearch.add')}
        </Button>
        {!hasRoom(conditions) && (
          <Text tone="muted">{t('advancedSearch.full', { count: conditions.length })}</Text>
        )}
        <HowComputed topic="search" />
      </Row>
      {edited !== null && (
        <ConditionDialog
          condition={conditions[edited] ?? null}
          searchWith={(condition) => replaced(edited, [condition])}
          onSave={(condition) => {
            go(replaced(edited, [condition]))
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  )
}

interface ChipProps {
  condition: Condition
  met: number | undefined
  onEdit: () => void
  onRemove: () => void
}

function ConditionChip({ condition, met, onEdit, onRemove }: ChipProps) {
  const t = useTranslate()
  const language = useLanguage()
  const sentence = useConditionWords()(condition)
  return (
    <Box component="li" sx={CHIP}>
      <Button
        color="inherit"
        onClick={onEdit}
        aria-label={t('advancedSearch.editOf', { condition: sentence })}
        sx={SENTENCE}
      >
        <span>
          {sentence}
          {met !== undefined && (
            <Span tone="muted" strong={false}>{` · ${formatNumber(language, met)}`}</Span>
          )}
        </span>
      </Button>
      <IconButton
        size="small"
        aria-label={t('advancedSearch.removeOf', { condition: sentence })}
        onClick={onRemove}
        data-print="no"
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  )
}

const LIST = { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 } as const
const CHIP = {
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 40,
  pr: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
const SENTENCE = {
  textAlign: 'left',
  fontWeight: 600,
  py: 0.5,
  px: 1.5,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const
