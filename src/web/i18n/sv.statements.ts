import statements from '#contract/texts/sv/statements/statements.json' with { type: 'json' }

export const texts = { statements }
