import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Dog } from '#contract/dogs.ts'
import { removeDogPicture } from '#contract/endpoints/dogStaff.ts'
import { calledBy } from '#domain/dogs.ts'
import { LOGS } from '../../audit/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { identityAddress } from '../../identity/addresses.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { HealthButton } from './health/HealthButton.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { keepPicture } from './picture.ts'

/** Changes or removes a dog's picture. A chosen file is shown before it is sent. */
export function PictureActions({ dog }: { dog: Dog }) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const choose = () => input.current?.click()
  const change = useFocusOnceGone(dog.picture !== null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: { sm: 1 } }}>
      <Button ref={change} variant="outlined" size="small" onClick={choose}>
        {t(dog.picture ? 'dogStaff.picture.change' : 'dogStaff.picture.add')}
      </Button>
      {dog.picture && <RemoveButton dog={dog} />}
      <HealthButton regnr={dog.regnr} />
      <LinkButton {...identityAddress(dog.regnr)} size="small">
        {t('identity.link')}
      </LinkButton>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={({ target }) => {
          setChosen(target.files?.[0] ?? null)
          // The same file chosen again is a choice, too.
          target.value = ''
        }}
      />
      {chosen && (
        <PictureDialog
          dog={dog}
          file={chosen}
          onChoose={() => {
            setChosen(null)
            choose()
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Box>
  )
}

/** A button that takes the focus when the picture goes, and with it the button that removed it. */
function useFocusOnceGone(there: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasThere = useRef(there)
  useEffect(() => {
    if (wasThere.current && !there) button.current?.focus()
    wasThere.current = there
  }, [there])
  return button
}

function RemoveButton({ dog }: { dog: Dog }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const remove = useChange(removeDogPicture, {
    params: { regnr: dog.regnr },
    invalidates: LOGS,
    onSuccess: ({ picture }) => {
      keepPicture(queries, dog, picture)
      showSuccess(t('dogStaff.picture.removed'))
    },
    onError: (error) => toastRefusal(t, error),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button size="small" color="error" onClick={() => setAsking(true)}>
        {t('dogStaff.picture.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t('dogStaff.picture.removeQuestion', { name: calledBy(dog) })}
        action={t('dogStaff.picture.remove')}
        dangerous
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('dogStaff.picture.removeHelp')}
      </ConfirmDialog>
    </>
  )
}
