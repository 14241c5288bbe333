import type { Correction } from '#contract/corrections.ts'
import { Actor } from '../audit/changeColumns.tsx'
import type { Translate } from '../i18n/useTranslate.ts'
import type { Column } from '../ui/table/types.ts'
import { TimeText } from '../ui/values/TimeText.tsx'

/** When something was saved, and by whom; both in the title of a card. */
export function saveColumns<Save extends Pick<Correction, 'at' | 'actor'>>(
  t: Translate,
  links: boolean,
): readonly Column<Save>[] {
  return [
    {
      id: 'at',
      header: t('identity.columns.at'),
      cell: ({ at }) => <TimeText moment={at} />,
      card: 'title',
      width: '10rem',
    },
    {
      id: 'actor',
      header: t('identity.columns.actor'),
      cell: ({ actor }) => (actor ? <Actor actor={actor} link={links} /> : t('identity.source.erased')),
      card: 'title',
      width: '9rem',
    },
  ]
}
