import statements from '#contract/texts/en/statements/statements.json' with { type: 'json' }

export const texts = { statements }
