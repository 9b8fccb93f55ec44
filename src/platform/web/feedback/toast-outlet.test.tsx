import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ToastOutlet } from './toast-outlet.tsx';

it('has regions that dialogs leave to readers: they hide whatever does not carry the attribute itself', () => {
  const page = renderToStaticMarkup(<ToastOutlet />);
  expect(page).toContain('<div role="alert" aria-live="assertive">');
  expect(page).toContain('<div role="status" aria-live="polite">');
});
