import { orderInformationPages } from '#contract/endpoints/information.ts'
import type { StaffInformationRow } from '#contract/information.ts'
import { useChange } from '../../client/useChange.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { orderColumn } from '../../ui/table/orderColumn.tsx'
import type { Column } from '../../ui/table/types.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { staffInformationPageAddress } from '../addresses.ts'
import { INFORMATION } from '../queries.ts'
import { PageState } from './PageState.tsx'

/** The columns of pages; `all` are those among which one is moved. */
export function useInformationColumns(
  all: readonly StaffInformationRow[],
): readonly Column<StaffInformationRow>[] {
  const t = useTranslate()
  const local = useLocalText()
  return [
    {
      id: 'title',
      header: t('informationAdmin.columns.title'),
      cell: ({ id, title, address }) => (
        <Span breaks>
          <Span strong>
            <AppLink {...staffInformationPageAddress(id)}>{local(title)}</AppLink>
          </Span>
          <Text tone="muted" size="small">
            /tietoja/{address}
          </Text>
        </Span>
      ),
      long: true,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'state',
      header: t('informationAdmin.columns.state'),
      cell: ({ published }) => <PageState published={published} />,
      width: '9rem',
      card: 'fact',
    },
    {
      id: 'languages',
      header: t('informationAdmin.columns.languages'),
      cell: ({ languages }) => languages.map((language) => t(`accounts.languages.${language}`)).join(', '),
      card: 'fact',
    },
    {
      id: 'folder',
      header: t('informationAdmin.columns.folder'),
      cell: ({ folder }) => folder && <Span breaks>{folder.name}</Span>,
      isEmpty: ({ folder }) => folder === null,
      card: 'fact',
    },
    {
      id: 'changed',
      header: t('informationAdmin.columns.changed'),
      cell: ({ changedAt, changedBy }) => (
        <Span breaks>
          <TimeText moment={changedAt} />
          <Text tone="muted" size="small">
            {changedBy?.username ?? t('informationAdmin.nobody')}
          </Text>
        </Span>
      ),
      width: '10rem',
      card: 'fact',
    },
    useOrderColumn(all),
  ]
}

/** Moves a page a step. */
function useOrderColumn(all: readonly StaffInformationRow[]): Column<StaffInformationRow> {
  const t = useTranslate()
  const local = useLocalText()
  const order = useChange(orderInformationPages, {
    invalidates: INFORMATION,
    onError: (error) => toastRefusal(t, error),
  })
  return orderColumn({
    all,
    order,
    header: t('informationAdmin.columns.order'),
    upLabel: (one) => t('informationAdmin.up', { title: local(one.title) }),
    downLabel: (one) => t('informationAdmin.down', { title: local(one.title) }),
    moved: (one, place) => t('informationAdmin.moved', { title: local(one.title), place }),
  })
}
