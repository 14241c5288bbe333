import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { Row, Text } from '../../../ui/layout/parts.ts'

interface Props {
  isSorted: boolean
  onSort: () => void
}

/** Puts the dogs in the order of their times once they no longer stand in it. Below them, so that none moves when it comes. */
export function SortByClock({ isSorted, onSort }: Props) {
  const t = useTranslate()
  const row = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(false)
  const sort = () => {
    onSort()
    setAsked(true)
    row.current?.focus()
  }
  return (
    <Row align="center" mt={1} ref={row} tabIndex={-1}>
      {!isSorted && (
        <Button variant="outlined" onClick={sort}>
          {t('reviewAdmin.sort')}
        </Button>
      )}
      <Text size="small" tone="muted" role="status">
        {isSorted ? asked && t('reviewAdmin.sorted') : t('reviewAdmin.sortHelp')}
      </Text>
    </Row>
  )
}
