/** A question of a survey; stored as it stands here. */
export interface SurveyQuestion {
  key: string;
  kind: 'single' | 'several' | 'score' | 'text';
  title: string;
  required: boolean;
  /** For `single` and `several`. */
  options?: string[];
}
