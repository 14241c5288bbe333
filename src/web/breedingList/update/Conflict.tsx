import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import type { ListDifference } from '#contract/breedingList.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BulletList, Note, Text } from '../../ui/layout/parts.ts'
import { againstWords } from './Against.tsx'

interface Props {
  entries: readonly ListDifference[]
  onAgain: () => Promise<void>
}

/** Which dogs are no longer as the preview showed them: how each was seen, and how it is now. */
export function Conflict({ entries, onAgain }: Props) {
  const t = useTranslate()
  const told = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  // The button that was pressed is gone.
  useEffect(() => told.current?.focus(), [])
  const again = () => {
    setBusy(true)
    void onAgain().finally(() => setBusy(false))
  }
  const words = ({ state, against }: ListDifference['seen']) =>
    `${t(`registerAdmin.states.${state}`)}; ${againstWords(t, against)}`
  return (
    <Note ref={told} tabIndex={-1} tone="warning" mb={3} py={1} role="alert">
      <Text strong>{t('breedingList.update.conflict')}</Text>
      <Text>{t('breedingList.update.conflictHelp')}</Text>
      <BulletList mt={1} mb={1}>
        {entries.map(({ regnr, name, seen, now }) => (
          <li key={regnr}>
            <Text strong breaks>{`${name} (${regnr})`}</Text>
            <Text size="small">{`${t('breedingList.update.seen')}: ${words(seen)}`}</Text>
            <Text size="small">{`${t('breedingList.update.now')}: ${words(now)}`}</Text>
          </li>
        ))}
      </BulletList>
      <Button variant="contained" loading={busy} onClick={again}>
        {t('breedingList.update.again')}
      </Button>
    </Note>
  )
}
