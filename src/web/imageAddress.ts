/** Address of a picture or banner by the file name that answers carry. Source: docs/rules/screens.md#banners. */
export const imageAddress = (filename: string): string => `/images/${encodeURIComponent(filename)}`
