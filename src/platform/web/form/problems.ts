export interface Problem {
  /** Path of the field that is wrong; null for a refusal of the whole. */
  field: (string | number)[] | null;
  message: string;
  /** Put right since; it stays listed until the next submit, so that nothing moves under the pointer. */
  solved?: boolean;
  requestId?: string;
}

export interface FieldErrors {
  name: (string | number)[];
  errors?: string[];
}

/** One line per field: the first of what is wrong with it. */
export const problemsOf = (fields: readonly FieldErrors[]): Problem[] =>
  fields.flatMap(({ name, errors }) => (errors?.[0] ? [{ field: name, message: errors[0] }] : []));

/** The same list, with what is right by now struck out. */
export function markSolved(problems: readonly Problem[], fields: readonly FieldErrors[]): readonly Problem[] {
  if (problems.length === 0) return problems;
  const wrong = new Set(fields.filter(({ errors }) => errors?.length).map(({ name }) => name.join('.')));
  return problems.map((problem) =>
    problem.field ? { ...problem, solved: !wrong.has(problem.field.join('.')) } : problem,
  );
}
