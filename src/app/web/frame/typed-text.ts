/** Fields a person writes in; what narrows a list or searches is typed again in a moment. */
const WRITABLE = 'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])';
const PASSING = 'search, [role=search], [type=search]';

const touched = new Set<Element>();

/** Notes what people write in, from the moment the page comes to life. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(WRITABLE) && !target.closest(PASSING)) touched.add(target);
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

/** Whether the page holds something that was typed and has not gone away with its form. */
export function holdsTypedText(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some((field) => 'value' in field && field.value !== '');
}
