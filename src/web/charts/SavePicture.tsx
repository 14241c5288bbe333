import MenuItem from '@mui/material/MenuItem'
import type { RefObject } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { MenuButton } from '../ui/links/MenuButton.tsx'
import { savePicture } from './savePicture.ts'

interface Props {
  picture: RefObject<SVGSVGElement | null>
  title: string
}

/** Saves the picture as a file of its own. */
export function SavePicture({ picture, title }: Props) {
  const t = useTranslate()
  const save = async (ending: 'svg' | 'png') => {
    if (picture.current) await savePicture(picture.current, title, ending)
  }
  return (
    <MenuButton label={t('dogs.savePicture')} busy={false}>
      {(close) =>
        (['svg', 'png'] as const).map((ending) => (
          <MenuItem
            key={ending}
            onClick={() => {
              close()
              void save(ending)
            }}
          >
            {ending.toUpperCase()}
          </MenuItem>
        ))
      }
    </MenuButton>
  )
}
