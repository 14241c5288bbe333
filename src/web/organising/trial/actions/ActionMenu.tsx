import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { codeText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { Block, Text } from '../../../ui/layout/parts.ts'
import { MenuButton } from '../../../ui/links/MenuButton.tsx'
import type { Tone } from '../../../ui/theme/scales.ts'
import { type ButtonAction, type OfferedButton, REVOKING } from './trialActions.ts'

interface Props {
  /** in the order of a trial's life */
  buttons: readonly OfferedButton[]
  /** why nothing can be done yet */
  waitsFor: string | null
  busy: boolean
  onStart: (action: ButtonAction) => void
}

/** Everything that the reader may do to the trial: what is not possible now says why, and what takes something away stands last. */
export function ActionMenu({ buttons, waitsFor, busy, onStart }: Props) {
  const t = useTranslate()
  if (buttons.length === 0) return null
  const revoking = buttons.filter(({ action }) => REVOKING.includes(action))
  const others = buttons.filter((button) => !revoking.includes(button))
  return (
    <MenuButton label={t('trialAdmin.menu')} busy={busy}>
      {(close) => [
        ...others.map((button) => item(button, close)),
        others.length > 0 && revoking.length > 0 && <Divider key="revoking" />,
        ...revoking.map((button) => item(button, close)),
      ]}
    </MenuButton>
  )

  function item({ action, blockedBy }: OfferedButton, close: () => void) {
    const reason = blockedBy === null ? waitsFor : codeText(t, blockedBy)
    const isPossible = reason === null
    return (
      <MenuItem
        key={action}
        // Not `disabled`: the keyboard has to reach it, so that its reason is heard.
        aria-disabled={!isPossible}
        onClick={() => {
          if (!isPossible) return
          close()
          onStart(action)
        }}
        sx={{ maxWidth: '24rem', whiteSpace: 'normal', cursor: isPossible ? 'pointer' : 'default' }}
      >
        <Block>
          <Text tone={toneOf(action, isPossible)}>{t(`trialAdmin.actions.${action}`)}</Text>
          {reason && (
            <Text tone="muted" size="smaller">
              {reason}
            </Text>
          )}
        </Block>
      </MenuItem>
    )
  }
}

function toneOf(action: ButtonAction, isPossible: boolean): Tone | undefined {
  if (!isPossible) return 'muted'
  return REVOKING.includes(action) ? 'error' : undefined
}
