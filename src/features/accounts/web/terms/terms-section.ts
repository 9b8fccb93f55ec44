/** One section of the terms; a list inside it is an array of its own. */
export interface TermsSection {
  id: string;
  title: string;
  paragraphs: readonly (string | readonly string[])[];
}
