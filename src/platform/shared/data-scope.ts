/**
 * Whose records a person sees: the own ones, those of the own department, of it and everything below it (`branch`), of
 * the company, or of the companies of a group (behaviours 2.12).
 */
export type DataScope = 'self' | 'department' | 'branch' | 'company' | 'group';
