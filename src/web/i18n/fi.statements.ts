import information from '#contract/texts/fi/statements/information.json' with { type: 'json' }
import statements from '#contract/texts/fi/statements/statements.json' with { type: 'json' }

export const texts = { information, statements }
