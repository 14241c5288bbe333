import { linkOptions } from '@tanstack/react-router'

export const OPEN_DATA_PATH = '/avoin-data'
export const openDataAddress = () => linkOptions({ to: OPEN_DATA_PATH })

export const STAFF_EXPORTS_PATH = '/hallinta/viennit'
export const staffExportsAddress = () => linkOptions({ to: STAFF_EXPORTS_PATH })
