/** Values that stand in the address between commas. */
export const listed = (text: string | undefined): readonly string[] => text?.split(',') ?? []

export const withItem = (text: string | undefined, item: string): string =>
  [...new Set([...listed(text), item])].join(',')

/** undefined: none is left */
export const withoutItem = (text: string | undefined, item: string): string | undefined =>
  listed(text)
    .filter((one) => one !== item)
    .join(',') || undefined
