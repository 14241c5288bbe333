/** Ids in an order in which two of them have changed places; all others stand where they stood. */
export const swapped = (ids: readonly number[], one: number, other: number): number[] =>
  ids.map((id) => {
    if (id === one) return other
    return id === other ? one : id
  })
