/** The pages in one file, so that the first load names one. */
export { HealthCodePage } from './HealthCodePage.tsx'
export { HealthCodesPage } from './HealthCodesPage.tsx'
