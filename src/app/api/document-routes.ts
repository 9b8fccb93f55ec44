import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { currentScope } from '#platform/api/request-scope.ts';
import { type DeclaredEndpoint, listEndpoints } from '#platform/shared/contract-list.ts';
import { codesOf } from '#platform/shared/define-endpoint.ts';
import { contract } from '../contract.ts';
import { withEnvelopes } from './openapi-envelopes.ts';

/** The shop's calls as an OpenAPI document and as a page, for staff; everyone else finds nothing there. */
export function addDocumentRoutes(app: Hono, dev: boolean): void {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const isStaff = async () => dev || (await currentScope().caller()).identity === 'staff';
  app.get('/docs/openapi.json', async (c, next) => {
    if (!(await isStaff())) return next();
    const document = await generator.generate(contract, { info: { title: 'MRO采购系统', version: '1' } });
    return c.json(withEnvelopes(document));
  });
  app.get('/docs', async (c, next) => ((await isStaff()) ? c.html(renderList(listEndpoints(contract))) : next()));
}

function renderList(endpoints: readonly DeclaredEndpoint[]) {
  const rows = endpoints.map(
    ({ method, path, meta }) => html`<tr>
      <td>${method}</td>
      <td><code>${path}</code></td>
      <td>${meta.summary}</td>
      <td>${meta.identities.join('、')}</td>
      <td>${codesOf(meta).join('、')}</td>
      <td>${Object.entries(meta.errors).map(([name, { code, message }]) => html`${code} ${name}：${message}<br />`)}</td>
    </tr>`,
  );
  return html`<!doctype html>
    <html lang="zh-CN">
      <meta charset="utf-8" />
      <title>接口文档 - MRO采购系统</title>
      <body>
        <h1>接口文档</h1>
        <p>完整定义见 <a href="/docs/openapi.json">openapi.json</a>。</p>
        <table border="1" cellpadding="6" cellspacing="0">
          <thead>
            <tr><th>方法</th><th>路径</th><th>用途</th><th>身份</th><th>权限</th><th>错误</th></tr>
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>
      </body>
    </html>`;
}
