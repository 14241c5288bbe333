/** The files a list can be had as, and what people call them. */
export const LIST_FORMATS = [
  ['pdf', 'PDF'],
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
] as const
export type ListFormat = (typeof LIST_FORMATS)[number][0]
