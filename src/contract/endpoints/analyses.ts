import { get } from '../endpoint.ts'

export const trialAnalysis = get('/api/analyses/trials/:analysis')
export const trialAnalysisCsv = get('/api/analyses/trials/:analysis/csv')
export const trialAnalysisXlsx = get('/api/analyses/trials/:analysis/xlsx')
export const trialAnalysisDogs = get('/api/analyses/trials/:analysis/dogs')
export const trialAnalysisChoices = get('/api/analyses/trials/:analysis/choices')

export const showAnalysis = get('/api/analyses/shows')
export const showAnalysisCsv = get('/api/analyses/shows/csv')
export const showAnalysisXlsx = get('/api/analyses/shows/xlsx')
export const showAnalysisDogs = get('/api/analyses/shows/dogs')
export const showAnalysisChoices = get('/api/analyses/shows/choices')
