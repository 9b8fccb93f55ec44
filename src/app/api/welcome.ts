import type { Env } from '#platform/api/env.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '#seed/demo-firms.ts';
import { inboxAddress, inboxKey } from './local-inbox.ts';
import { readPepper } from './read-pepper.ts';

/** What a person at the terminal needs to know; everything else is in the log. */
export async function printWelcome(env: Env): Promise<void> {
  const lines = ['', `  MRO采购系统已启动：${env.origin}`];
  if (env.demo) {
    lines.push('', `  演示账号（密码均为 ${DEMO_PASSWORD}）：`);
    for (const { userName, description } of DEMO_LOGINS) lines.push(`    ${userName.padEnd(10)} ${description}`);
  }
  const inbox = inboxAddress(env, inboxKey(await readPepper(env)));
  if (inbox) lines.push('', `  发出的邮件和短信在本机查看：${inbox}`);
  lines.push('', '  按 Ctrl-C 停止', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}
