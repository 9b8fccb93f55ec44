/** The smallest document that is a PDF by its structure, with words that tell one from another. */
export const tinyPdf = (words = 'test') =>
  `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Note(${words})>>\nendobj\nxref\n0 2\ntrailer\n<</Root 1 0 R>>\nstartxref\n60\n%%EOF\n`;
