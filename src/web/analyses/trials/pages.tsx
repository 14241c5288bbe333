import { TrialAnalysisPage } from './TrialAnalysisPage.tsx'

/** `/kaer-analysointi`: points, prizes and grades of field and forest trials. */
export const KaerAnalysisPage = () => <TrialAnalysisPage analysis="kaer" />
/** `/kaer-ominaisuudet`: the features of field and forest trials. */
export const FeatureAnalysisPage = () => <TrialAnalysisPage analysis="features" />
/** `/kaer-vj-ominaisuudet`: the features of water and track. */
export const WaterAnalysisPage = () => <TrialAnalysisPage analysis="water" />
