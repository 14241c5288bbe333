/** The staff's pages in one file, so that the first load names one. */
export { InquiriesPage } from './InquiriesPage.tsx'
export { StaffInquiryPage } from './StaffInquiryPage.tsx'
