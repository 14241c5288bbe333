import statements from '#contract/texts/fi/statements/statements.json' with { type: 'json' }

export const texts = { statements }
