import information from '#contract/texts/sv/statements/information.json' with { type: 'json' }
import statements from '#contract/texts/sv/statements/statements.json' with { type: 'json' }

export const texts = { information, statements }
