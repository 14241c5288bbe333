import information from '#contract/texts/en/statements/information.json' with { type: 'json' }
import statements from '#contract/texts/en/statements/statements.json' with { type: 'json' }

export const texts = { information, statements }
