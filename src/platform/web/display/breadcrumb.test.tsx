import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { CrumbBack } from './crumb-back.ts';

const path = <Breadcrumb items={[{ label: '首页' }, { label: '购物车' }]} />;

it('leads back wherever the frame says so, whatever page the path stands on', () => {
  expect(renderToStaticMarkup(<CrumbBack value={() => undefined}>{path}</CrumbBack>)).toContain('返回上一页');
});

it('does not where the browser has a button of its own', () => {
  expect(renderToStaticMarkup(path)).not.toContain('返回上一页');
});
