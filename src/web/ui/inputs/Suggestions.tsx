interface Props {
  /** what the input's `list` names */
  id: string
  of: readonly string[] | undefined
}

/** What is offered while typing into an input. */
export function Suggestions({ id, of: texts }: Props) {
  if (!texts) return null
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  )
}
