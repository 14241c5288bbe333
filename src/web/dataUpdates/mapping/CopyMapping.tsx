import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import type { MappingSheet } from '#contract/dataMappings.ts'
import { createDataMapping } from '#contract/endpoints/dataMappings.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { dataMappingAddress } from '../addresses.ts'
import { OF_MAPPINGS, sentSheets } from './queries.ts'

interface Props {
  name: string
  sheets: readonly MappingSheet[]
  small?: boolean
}

/** Saves a mapping under a name of its own, and goes on to it. */
export function CopyMapping({ name, sheets, small = false }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const copy = useChange(createDataMapping, {
    invalidates: OF_MAPPINGS,
    onSuccess: (saved) => navigate(dataMappingAddress(saved.id)),
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <Button
      variant={small ? 'text' : 'outlined'}
      size={small ? 'small' : 'medium'}
      loading={copy.isPending}
      aria-label={t('dataMappings.copyOf', { name })}
      onClick={() =>
        copy.mutate({ name: t('dataMappings.copyName', { name }).slice(0, 100), sheets: sentSheets(sheets) })
      }
    >
      {t('dataMappings.copy')}
    </Button>
  )
}
