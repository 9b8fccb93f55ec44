/** Part of a form that holds, as JSON, whatever is no file: a form by itself has texts only. */
export const JSON_PART = 'json';
