import Box from '@mui/material/Box'
import type { StaffAdvertisement } from '#contract/advertisements.ts'
import { orderAdvertisements } from '#contract/endpoints/advertisements.ts'
import { image } from '#contract/endpoints/content.ts'
import { addressOf } from '../../client/address.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { orderColumn } from '../../ui/table/orderColumn.tsx'
import type { Column } from '../../ui/table/types.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { Figure } from '../../ui/values/Figure.tsx'
import { advertisementAddress } from '../addresses.ts'
import { AdvertisementPeriod, AdvertisementState } from './AdvertisementState.tsx'
import { ADVERTISEMENTS } from './queries.ts'

/** The columns of advertisements; `all` are those among which one is moved. */
export function useAdvertisementColumns(
  all: readonly StaffAdvertisement[],
): readonly Column<StaffAdvertisement>[] {
  const t = useTranslate()
  return [
    {
      id: 'eventName',
      header: t('advertisements.eventName'),
      cell: ({ id, eventName }) => (
        <Span strong breaks>
          <AppLink {...advertisementAddress(id)}>{eventName}</AppLink>
        </Span>
      ),
      long: true,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'banner',
      header: t('advertisements.banner'),
      cell: ({ bannerFilename }) => bannerFilename && <Thumbnail filename={bannerFilename} />,
      width: '10rem',
      card: 'title',
    },
    {
      id: 'state',
      header: t('advertisements.columns.state'),
      cell: ({ state }) => <AdvertisementState state={state} />,
      width: '9rem',
      card: 'fact',
    },
    {
      id: 'period',
      header: t('advertisements.columns.period'),
      cell: (one) => <AdvertisementPeriod {...one} />,
      card: 'fact',
    },
    ...(['shown', 'clicked'] as const).map((what) => ({
      id: what,
      header: t(`advertisements.columns.${what}`),
      cell: (one: StaffAdvertisement) => <Figure value={one[what]} />,
      align: 'right' as const,
      width: '6rem',
      card: 'fact' as const,
    })),
    useOrderColumn(all),
  ]
}

/** Its name stands beside it. */
const Thumbnail = ({ filename }: { filename: string }) => (
  <Box
    component="img"
    src={addressOf(image, { params: { filename } })}
    alt=""
    width={145}
    height={50}
    loading="lazy"
    sx={{ display: 'block', borderRadius: 0.5 }}
  />
)

/** Moves an advertisement a step. */
function useOrderColumn(all: readonly StaffAdvertisement[]): Column<StaffAdvertisement> {
  const t = useTranslate()
  const order = useChange(orderAdvertisements, {
    invalidates: ADVERTISEMENTS,
    onError: (error) => toastRefusal(t, error),
  })
  return orderColumn({
    all,
    order,
    header: t('advertisements.columns.order'),
    upLabel: (one) => t('advertisements.up', { name: one.eventName }),
    downLabel: (one) => t('advertisements.down', { name: one.eventName }),
    moved: (one, place) => t('advertisements.moved', { name: one.eventName, place }),
  })
}
