/** The informer's pages in one file, so that the first load names one. */
export { InquiryPage } from './InquiryPage.tsx'
export { OwnInquiryPage } from './own/OwnInquiryPage.tsx'
