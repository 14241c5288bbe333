import { get } from '../endpoint.ts'

export const trialAnalysis = get('/api/analyses/trials/:analysis')
export const trialAnalysisCsv = get('/api/analyses/trials/:analysis/csv')
export const trialAnalysisXlsx = get('/api/analyses/trials/:analysis/xlsx')
export const trialAnalysisDogs = get('/api/analyses/trials/:analysis/dogs')
export const trialAnalysisChoices = get('/api/analyses/trials/:analysis/choices')
